import type { ComponentDoc } from 'react-docgen-typescript'

/** Returns true for props of our own. Emotion adds `theme` and `as`, which no caller sets. */
const isOwnProp = ({ name, parent }: { name: string; parent?: { fileName: string } | undefined }) =>
  parent ? !parent.fileName.includes('node_modules') : name !== 'theme' && name !== 'as'

/** TypeScript project with the sources whose props are read. */
export const docgenProject = '.storybook/tsconfig.docgen.json'

/** Options of react-docgen-typescript, for `storybook dev` and for the build. */
export const docgenOptions = {
  shouldExtractLiteralValuesFromEnum: true,
  shouldRemoveUndefinedFromOptional: true,
  propFilter: isOwnProp,
  // Globs skip folders that begin with a dot unless they are named.
  include: ['**/*.tsx', '.storybook/painter/*.tsx'],
}

/** Returns the docgen data without file paths, which would show the directories of the build machine. */
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

/** Docgen data of one component. */
export type ComponentInfo = ReturnType<typeof infoOf>
