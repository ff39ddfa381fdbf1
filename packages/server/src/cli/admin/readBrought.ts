import type { ImportedStory } from '@kathasagar/interchange'

import type { Ports } from '../../services/ports.ts'
import { orFault } from './cliContext.ts'
import { storyFiles } from './storyFiles.ts'

/** Reads what was named at the command line, within the time and memory that a story may take. */
export const readBrought = async (
  { storyImporter }: Pick<Ports, 'storyImporter'>,
  path: string,
): Promise<ImportedStory> => orFault(await storyImporter.read(await storyFiles(path)))
