import { join, relative } from 'node:path'

import { withCustomConfig } from 'react-docgen-typescript'

import { root, sourceFiles } from '../../scripts/architecture/sources.ts'
import { docgenOptions, docgenProject, infoOf } from './docgen.ts'

/** Prints the docgen data of all components as JSON: a list of [file, components]. */
const files = ['packages/ui/src', 'packages/app/src/flows', '.storybook/painter']
  .flatMap((folder) => sourceFiles(folder))
  .filter((file) => file.endsWith('.tsx') && !/\.(?:stories|test)\.tsx$/.test(file))
const options = { ...docgenOptions, savePropValueAsString: true, shouldIncludePropTagMap: true }
const components = withCustomConfig(join(root, docgenProject), options).parse(
  files.map((file) => join(root, file)),
)
const byFile = Map.groupBy(components, ({ filePath }) => relative(root, filePath))
process.stdout.write(JSON.stringify([...byFile].map(([file, docs]) => [file, docs.map(infoOf)])))
