import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'

import { routes } from '@kathasagar/api/contract'
import { isRefusal as isUnreadable, readStory } from '@kathasagar/api/interchange'

import type { Ports } from '../../services/ports.ts'
import { createStory } from '../../services/stories/createStory.ts'
import { CommandFault, orFault, type CliContext } from './cliContext.ts'

interface Asked {
  file: string
  /** Username or e-mail. */
  author: string
  /** Name of a category; absent: the first. */
  category: string | undefined
}

/** Reads a story from a file and keeps it as a draft of its author. */
export async function importStory(
  ports: Ports,
  { file, author, category }: Asked,
  { say, tell }: Pick<CliContext, 'say' | 'tell'>,
): Promise<void> {
  const read = await readStory(basename(file), await readFile(file, 'utf8'))
  if (isUnreadable(read)) {
    throw new CommandFault(read.line === null ? read.message : `Line ${read.line}: ${read.message}`)
  }
  const { users, taxonomy } = ports.store.repositories
  const user = await users.findUserByName(author)
  if (!user) throw new CommandFault(`There is no user ${author}.`)
  const categories = await taxonomy.listCategories()
  const found = categories.find(({ name }) => category === undefined || name === category)
  if (!found) throw new CommandFault('There is no such category. Run the command seed first.')

  const title = read.title.trim() || basename(file)
  const request = routes.createStory.body.safeParse({
    title: title.slice(0, 120),
    tagline: 'An imported story',
    story_description: 'An imported story. Say here what it is about.',
    story_prompt: 'An imported story. Say here how it begins.',
    cover_image_url: '/covers/default.svg',
    category_id: found.id,
    story_structure: read.structure,
  })
  if (!request.success) {
    const faults = request.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    throw new CommandFault(faults.join('\n'))
  }
  for (const { line, passage, message } of read.notes) {
    tell([line && `line ${line}`, passage, message].filter(Boolean).join(' · '))
  }
  const story = orFault(await createStory(ports, user, request.data))
  say(`${title} is a draft of ${user.username}: /edit-story/${story.id}`)
}
