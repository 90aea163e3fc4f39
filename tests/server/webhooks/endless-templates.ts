/** Templates that would render for very long, or make very much. */
export const ENDLESS: readonly (readonly [name: string, template: string])[] = [
  [
    "loops",
    "{% for a in (1..9999) %}{% for b in (1..9999) %}{% assign x = a | times: b %}{% endfor %}{% endfor %}",
  ],
  ["counts to a thousand million", "{% for a in (1..1000000000) %}x{% endfor %}"],
  ["doubles a text", `{% assign x = "0123456789" %}${"{% assign x = x | append: x %}".repeat(40)}{{ x }}`],
  [
    "fills a variable",
    "{% capture x %}{% for a in (1..900000) %}0123456789{% endfor %}{% endcapture %}{{ x | size }}",
  ],
  ["writes without end", "{% for a in (1..900000) %}{{ event | json }}{% endfor %}"],
  ["pads", '{{ time | date: "%9999999999d" }}'],
  [
    "repeats what it filled",
    `{% capture x %}${"0123456789".repeat(100)}{% endcapture %}${"{% capture x %}{{ x }}{{ x }}{{ x }}{{ x }}{% endcapture %}".repeat(60)}`,
  ],
];
