import { basename } from 'node:path'

import type { ImportEffect, ImportNote } from '@kathasagar/interchange'

import { editorOf } from '../../services/policies.ts'
import type { Ports } from '../../services/ports.ts'
import { createStory } from '../../services/stories/createStory.ts'
import { keepBrought } from '../../services/stories/exchange/keepBrought.ts'
import { newStoryFrom } from '../../services/stories/exchange/newStoryFrom.ts'
import { refuseFaults } from '../../services/stories/exchange/refuseFaults.ts'
import { taxonomyNames } from '../../services/stories/exchange/taxonomyNames.ts'
import { CommandFault, orFault, type CliContext } from './cliContext.ts'
import { readBrought } from './readBrought.ts'

interface Asked {
  /** Or a folder. */
  file: string
  /** Username or e-mail. */
  author: string
  /** Name of a category; absent: the first. */
  category: string | undefined
}

const EFFECTS: Readonly<Record<ImportEffect, string>> = {
  story: 'changes the story',
  looks: 'changes its looks',
  nothing: 'changes nothing',
}

/** Reads a story from a file or a folder and keeps it as a draft of its author. */
export async function importStory(
  ports: Ports,
  { file, author, category }: Asked,
  { say, tell }: Pick<CliContext, 'say' | 'tell'>,
): Promise<void> {
  const brought = await readBrought(ports, file)
  const { users } = ports.store.repositories
  const user = await users.findUserByName(author)
  if (!user) throw new CommandFault(`There is no user ${author}.`)
  const taxonomy = await taxonomyNames(ports.store.repositories)
  const asked = taxonomy.categories.find(({ name }) => name === category)
  const usual = category === undefined ? taxonomy.first : (asked?.id ?? null)
  if (usual === null) {
    throw new CommandFault('There is no such category. Run the command seed first.')
  }
  const read = await keepBrought(ports, user.id, brought)
  const found = newStoryFrom(read, taxonomy, {
    category: usual,
    chosen: asked?.id,
    title: basename(file),
    isAdmin: editorOf(user).isAdmin,
  })
  if ('faults' in found) {
    const { detail } = refuseFaults(found.faults)
    throw new CommandFault(
      typeof detail === 'string'
        ? detail
        : found.faults.map(({ loc, msg }) => `${loc.join('.')}: ${msg}`).join('\n'),
    )
  }
  const { request, notes } = found
  const { title } = request
  for (const note of [...read.notes, ...notes]) tell(sentenceOf(note))
  const story = orFault(await createStory(ports, user, request))
  say(`${title} is a draft of ${user.username}: /edit-story/${story.id}`)
}

const sentenceOf = ({ line, passage, message, effect, count }: ImportNote): string =>
  [EFFECTS[effect], line && `line ${line}`, passage, message, count > 1 && `${count} places`]
    .filter(Boolean)
    .join(' · ')
