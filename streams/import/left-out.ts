/** Reason why a row is left out: a kind of fault, with the faulty text of the row. */
export type LeftOut =
  | { readonly why: "columnCount" | "partCount"; readonly has: number; readonly needs: number }
  | { readonly why: "short"; readonly has: number; readonly column: string }
  | { readonly why: "unclosedQuote" | "strayQuote" | "noTime" | "noMoments" }
  | { readonly why: "empty"; readonly column: string }
  /** The text of a column has an invalid format. */
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

/** Returns the reason as the end of a sentence, after "left out, because". */
export function reasonOf(left: LeftOut): string {
  switch (left.why) {
    case "columnCount":
      return `it has ${counted(left.has, "column")} instead of ${left.needs}`;
    case "partCount":
      return `it has ${counted(left.has, "part")} instead of at least ${left.needs}`;
    case "short":
      return `it has ${counted(left.has, "column")} and ends before ${left.column}`;
    case "unclosedQuote":
      return "a quote is not closed";
    case "strayQuote":
      return "a quote is in an invalid place";
    case "noTime":
      return "it has no time";
    case "noMoments":
      return "all of its moments are empty";
    case "empty":
      return `${left.column} is empty`;
    case "clock":
      return `${left.column} "${left.text}" is not h:mm:ss`;
    case "wholeNumber":
      return `${left.column} "${left.text}" is not a whole number`;
    case "notInMap":
      return `${left.column} "${left.text}" is not in the map`;
    case "time":
      return `${left.column} "${left.text}" is not a time in the format ${left.format}`;
    case "duration":
      return `${left.column} "${left.text}" is not a number of ${left.unit} or a duration such as 0:02:23`;
    case "date":
      return `date "${left.text}" is not yymmdd`;
    case "day":
      return `date "${left.text}" does not exist`;
    case "outcome":
      return `outcome "${left.text}" is unknown`;
    case "unixTime":
      return `"${left.text}" is not a time in seconds since 1970`;
    case "priority":
      return `its priority "${left.text}" is not 0 to 9`;
    case "channel":
      return `its channel "${left.text}" is neither audio nor video`;
    case "origin":
      return `its origin "${left.text}" is not one of ${left.known}`;
    case "noCall":
      return `${left.event} has no call`;
    case "noQueue":
      return `${left.event} has no queue`;
    case "queueMissing":
      return `${left.event} requires a queue`;
    case "order":
      return `${left.column} is before ${left.before}`;
    case "longName":
      return `a name is longer than ${left.most} characters`;
  }
}
