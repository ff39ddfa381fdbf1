import { basename } from 'node:path'

import type { ImportEffect, ImportNote } from '@kathasagar/interchange'

import { contextOf } from '../../platform/context.ts'
import type { Ports } from '../../services/ports.ts'
import { createImported, taxonomyNames } from '../../modules/authoring/index.ts'
import { CommandFault, orFault, type CliContext } from './cliContext.ts'
import { storyFiles } from './storyFiles.ts'
import { findUserByName } from '../../modules/users/index.ts'

interface Asked {
  /** File or folder. */
  file: string
  /** Username or email. */
  author: string
  /** Name of a category. Default: the first one. */
  category: string | undefined
}

const EFFECTS: Readonly<Record<ImportEffect, string>> = {
  story: 'changes the story',
  looks: 'changes its looks',
  nothing: 'changes nothing',
}

/** Imports a story from a file or a folder as a draft of its author. */
export async function importStory(
  ports: Ports,
  { file, author, category }: Asked,
  { say, tell }: Pick<CliContext, 'say' | 'tell'>,
): Promise<void> {
  const { repositories } = ports.store
  const user = await findUserByName(repositories.db, author)
  if (!user) throw new CommandFault(`There is no user ${author}.`)
  const { categories, first } = await taxonomyNames(repositories.db)
  const asked = categories.find(({ name }) => name === category)
  if (first === null || (category !== undefined && !asked)) {
    throw new CommandFault('There is no such category. Run the command seed first.')
  }
  const files = await storyFiles(file)
  const imported = await createImported(contextOf(ports), user, {
    files,
    title: basename(file),
    category: asked?.id,
  })
  const { story, notes } = orFault(imported)
  for (const note of notes) tell(sentenceOf(note))
  say(`${story.title} is a draft of ${user.username}: /edit-story/${story.id}`)
}

const sentenceOf = ({ line, passage, message, effect, count }: ImportNote): string =>
  [EFFECTS[effect], line && `line ${line}`, passage, message, count > 1 && `${count} places`]
    .filter(Boolean)
    .join(' · ')
