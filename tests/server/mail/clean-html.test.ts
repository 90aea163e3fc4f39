import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanHtml, plainText } from "../../../server/mail/clean-html.ts";
import { atDepth } from "../../support/depth.ts";

test.each([
  ["<p>Hello <b>you</b></p>", "<p>Hello <b>you</b></p>"],
  ["<script>alert(1)</script>after", "after"],
  ["<SCRIPT src=x>alert(1)", ""],
  ["<img src=x onerror=alert(1)>", "<img />"],
  [
    '<img src="https://shop.example/a.png" onerror="alert(1)" alt="A">',
    '<img src="https://shop.example/a.png" alt="A" />',
  ],
  ['<a href="javascript:alert(1)">x</a>', "<a>x</a>"],
  ['<a href="java&#115;cript:alert(1)">x</a>', "<a>x</a>"],
  [
    '<a href=" https://shop.example/?a=1&amp;b=2 " onclick="x">x</a>',
    '<a href="https://shop.example/?a=1&amp;b=2">x</a>',
  ],
  [
    '<a title="a>b" href="mailto:a@shop.example">x</a>',
    '<a title="a&gt;b" href="mailto:a@shop.example">x</a>',
  ],
  ["<b><i>open", "<b><i>open</i></b>"],
  // As browsers read it.
  ["</p>never opened", "<p></p>never opened"],
  ["<b><i>crossed</b></i>", "<b><i>crossed</i></b>"],
  ["<style>p{}</style><div style='x'>in <!-- no --> it</div>", "in  it"],
  ["1 < 2 & 3 &amp; 4", "1 &lt; 2 &amp; 3 &amp; 4"],
  ["<svg><script>1</script></svg><iframe src=x>y</iframe>", ""],
  ["<<b>b</b>", "&lt;<b>b</b>"],
  ['<img src="//shop.example/a.png"><a href="/account">x</a>', "<img /><a>x</a>"],
  ['<td colspan="2" rowspan="x" style="x">1</td>', '<td colspan="2">1</td>'],
  ['<a constructor=x __proto__=y title="z">x</a>', '<a title="z">x</a>'],
  ["<p onclick=x>a<textarea><img src=x onerror=alert(1)></textarea>", "<p>a</p>"],
])("sanitizes %s to %s", (html, clean) => {
  expect(cleanHtml(html)).toBe(clean);
});

test("keeps only allowed tags and attributes of any input, and changes sanitized HTML no further", () => {
  const piece = fc.constantFrom(
    "<",
    ">",
    "</",
    "<b>",
    "<p",
    "<script",
    "</script>",
    "<img src=",
    "<a href=",
    '"',
    "'",
    "javascript:",
    "https://a.example/",
    " onclick=",
    "alert(1)",
    "&lt;",
    "&#60;script&#62;",
    "<!--",
    "-->",
    "<b",
    "x",
    "=",
    "/",
    " ",
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join("")),
      ),
      (typed) => {
        const clean = cleanHtml(typed);
        const rest = clean.replaceAll(
          /<\/?(a|b|blockquote|br|code|em|h[1-4]|hr|i|img|li|ol|p|pre|s|small|span|strong|sub|sup|table|tbody|td|th|thead|tr|u|ul)( (href="(https?:\/\/|mailto:|tel:)[^"<>]*"|src="https:\/\/[^"<>]*"|(title|alt)="[^"<>]*"|(width|height|colspan|rowspan)="\d{1,4}"))*( \/)?>/g,
          "",
        );
        expect(rest).not.toMatch(/[<>]/);
        expect(cleanHtml(clean)).toBe(clean);
      },
    ),
    { numRuns: atDepth(100, 2_000) },
  );
});

test("converts HTML to plain text with the URLs of links", () => {
  expect(
    plainText(
      cleanHtml(
        '<h2>Hi</h2><p>See <a href="https://shop.example">our shop</a>.</p><ul><li>One</li><li>Two &amp; three</li></ul>',
      ),
    ),
  ).toBe("Hi\nSee our shop (https://shop.example).\n- One\n- Two & three");
});
