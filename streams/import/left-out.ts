/** Reason why a row is left out: a kind of fault, with the faulty text of the row. */
export type LeftOut =
  | { readonly why: "columnCount" | "partCount"; readonly has: number; readonly needs: number }
  | { readonly why: "short"; readonly has: number; readonly column: string }
  | { readonly why: "unclosedQuote" | "strayQuote" | "noTime" | "noMoments" }
  | { readonly why: "empty"; readonly column: string }
  /** The text of a column is not of its form. */
  | { readonly why: "clock" | "wholeNumber" | "notInMap"; readonly column: string; readonly text: string }
  | { readonly why: "time"; readonly column: string; readonly text: string; readonly format: string }
  | {
      readonly why: "duration";
      readonly column: string;
      readonly text: string;
      readonly unit: "seconds" | "minutes";
    }
  | { readonly why: "date" | "day" | "outcome" | "unixTime" | "priority" | "channel"; readonly text: string }
  | { readonly why: "origin"; readonly text: string; readonly known: string }
  | { readonly why: "noCall" | "noQueue" | "queueMissing"; readonly event: string }
  | { readonly why: "order"; readonly column: string; readonly before: string }
  | { readonly why: "longName"; readonly most: number };

const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;

/** Returns the reason as a sentence's end, after "left out, because". */
export function reasonOf(left: LeftOut): string {
  switch (left.why) {
    case "columnCount":
      return `it has ${left.has} columns and not ${left.needs}`;
    case "partCount":
      return `it has ${counted(left.has, "part")} and not the ${left.needs} of a queue_log`;
    case "short":
      return `it has ${counted(left.has, "column")} and ends before ${left.column}`;
    case "unclosedQuote":
      return "a quote in it is never closed";
    case "strayQuote":
      return "a quote stands where none may stand";
    case "noTime":
      return "it has no time";
    case "noMoments":
      return "none of its moments happened";
    case "empty":
      return `${left.column} is empty`;
    case "clock":
      return `${left.column} "${left.text}" is not h:mm:ss`;
    case "wholeNumber":
      return `${left.column} "${left.text}" is not a whole number`;
    case "notInMap":
      return `${left.column} "${left.text}" is not in the map`;
    case "time":
      return `${left.column} "${left.text}" is no time written as ${left.format}`;
    case "duration":
      return `${left.column} "${left.text}" is no number of ${left.unit} and no duration such as 0:02:23`;
    case "date":
      return `date "${left.text}" is not yymmdd`;
    case "day":
      return `date "${left.text}" is no day`;
    case "outcome":
      return `outcome "${left.text}" is not known`;
    case "unixTime":
      return `"${left.text}" is no time in seconds since 1970`;
    case "priority":
      return `its priority "${left.text}" is not one of 0 to 9`;
    case "channel":
      return `its channel "${left.text}" is neither audio nor video`;
    case "origin":
      return `its origin "${left.text}" is none of ${left.known}`;
    case "noCall":
      return `${left.event} names no call`;
    case "noQueue":
      return `${left.event} names no queue`;
    case "queueMissing":
      return `it says ${left.event} and names no queue`;
    case "order":
      return `${left.column} lies before ${left.before}`;
    case "longName":
      return `a name in it is longer than ${left.most} characters`;
  }
}
