import { join, relative } from 'node:path'

import { withCustomConfig } from 'react-docgen-typescript'

import { root } from '../../architecture/imports.ts'
import { docgenOptions, docgenProject, infoOf } from './docgen.ts'
import { readSources } from './pieces.ts'

/** Prints what docgen says of the pieces, as a list for each file that has any. */
const FOLDERS = ['packages/ui/src', 'packages/app/src/flows', '.storybook/painter']
const files = FOLDERS.flatMap((folder) => readSources(folder).map(({ path }) => join(root, path)))
const options = { ...docgenOptions, savePropValueAsString: true, shouldIncludePropTagMap: true }
const pieces = withCustomConfig(join(root, docgenProject), options).parse(
  files.filter((file) => file.endsWith('.tsx')),
)
const byFile = Map.groupBy(pieces, ({ filePath }) => relative(root, filePath))
const rows = [...byFile].map(([file, docs]) => [file, docs.map(infoOf)])
process.stdout.write(JSON.stringify(rows))
