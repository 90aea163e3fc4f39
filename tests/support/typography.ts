/** Parts of a text that are not prose: addresses, and placeholders. */
const NO_PROSE = /https?:\/\/\S*|\{\{[^{}]*\}\}|\{[^{}]*\}/gu;

/**
 * Signs of a French text without the no-break space that belongs to them: thin before ; ! ?, whole before :
 * and within « ».
 */
export function frenchFaults(text: string): readonly string[] {
  const faults = /(?<!\u202f)[;!?]|(?<!\u00a0):(?!\S)|«(?!\u00a0)|(?<!\u00a0)»|(?<=\p{L})'(?=\p{L})/gu;
  return faultsOf(text, faults);
}

/**
 * Returns Spanish questions and exclamations that are not opened, and words that address the reader as
 * "usted": the console uses "tú".
 */
export function spanishFaults(text: string): readonly string[] {
  const unopened = /(?<![^.?!])[^.?!¿¡]*[?!]/gu;
  const formal =
    /(?<!\p{L})usted(?:es)?(?!\p{L})|(?<=^|[.;:?!] )(inicie|escriba|elija|introduzca|rellene|acepte|empiece|vuelva|compruebe|consulte|contacte|indique|guarde|abra|cierre|pegue|busque|espere|cambie|revise|conéctese|inténtelo|iníciela|cópiel[ao])(?!\p{L})/giu;
  return [...faultsOf(text, unopened), ...faultsOf(text, formal)];
}

const faultsOf = (text: string, faults: RegExp) =>
  [...text.replaceAll(NO_PROSE, "x").matchAll(faults)].map(({ input, index }) =>
    input.slice(Math.max(0, index - 12), index + 6),
  );
