import type { ComponentDoc } from 'react-docgen-typescript'

/** A prop that reads as a row of a table; the `theme` that Emotion declares nowhere is for no caller. */
const isOurs = ({ name, parent }: { name: string; parent?: { fileName: string } | undefined }) =>
  parent ? !parent.fileName.includes('node_modules') : name !== 'theme' && name !== 'as'

/** The sources whose props are read: pieces and foundations, walks through the product, the painter's sheets. */
export const docgenProject = '.storybook/tsconfig.docgen.json'

/** How props are read for the tables of the book. */
export const docgenOptions = {
  shouldExtractLiteralValuesFromEnum: true,
  shouldRemoveUndefinedFromOptional: true,
  propFilter: isOurs,
  // A folder whose name begins with a dot is looked into only where it is named.
  include: ['**/*.tsx', '.storybook/painter/*.tsx'],
}

/** What the tables take of it: never where something is declared, with the path of the machine that built the book. */
export const infoOf = ({ displayName, description, props, tags }: ComponentDoc) => ({
  description,
  displayName,
  props: Object.fromEntries(
    Object.entries(props).map(([prop, { declarations: _at, parent: _from, ...row }]) => [
      prop,
      row,
    ]),
  ),
  tags: tags ?? {},
})

/** What docgen says of one piece. */
export type PieceInfo = ReturnType<typeof infoOf>
