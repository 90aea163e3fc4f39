import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MarkedText } from "../../src/ui/marked-text.tsx";

const draw = (text: string) =>
  renderToStaticMarkup(<MarkedText text={text} marks={{ b: <b />, link: <a href="/terms" /> }} />);

test("inserts the words of a mark into its element, in any order", () => {
  expect(draw("I accept the <link>terms</link> and <b>more</b>.")).toBe(
    'I accept the <a href="/terms">terms</a> and <b>more</b>.',
  );
  expect(draw("<b>Mehr</b>, <link>Bedingungen</link>")).toBe('<b>Mehr</b>, <a href="/terms">Bedingungen</a>');
});

test("keeps text that is not a mark unchanged", () => {
  expect(draw("5 < 6 <unknown>words</unknown> <b>")).toBe(
    "5 &lt; 6 &lt;unknown&gt;words&lt;/unknown&gt; &lt;b&gt;",
  );
});
