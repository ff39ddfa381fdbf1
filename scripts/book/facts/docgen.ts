/** A prop that reads as a row of a table; Emotion's own `theme` is for no caller. */
const isOurs = ({ name, parent }: { name: string; parent?: { fileName: string } | undefined }) =>
  !parent?.fileName.includes('node_modules') && name !== 'theme' && name !== 'as'

/** How props are read for the tables of the book. */
export const docgenOptions = {
  shouldExtractLiteralValuesFromEnum: true,
  shouldRemoveUndefinedFromOptional: true,
  propFilter: isOurs,
}
