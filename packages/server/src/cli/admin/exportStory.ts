import { writeFile } from 'node:fs/promises'

import { exportFile, formatsFor } from '@kathasagar/interchange'

import { exportSources, findOwn, wholeStory } from '../../modules/authoring/index.ts'
import { contextOf } from '../../platform/context.ts'
import type { Ports } from '../../services/ports.ts'
import { CommandFault, type CliContext } from './cliContext.ts'

interface Asked {
  /** Short name of a shipped story, else an id. */
  story: string
  format: string
  /** File to write. Default: standard output. */
  to: string | undefined
}

/** The operator of an installation sees the same as its admins. */
const OPERATOR = { userId: '00000000-0000-0000-0000-000000000000', isAdmin: true }

/** Writes a story as a file. */
export async function exportStory(
  ports: Ports,
  { story, format, to }: Asked,
  { say, tell }: Pick<CliContext, 'say' | 'tell'>,
): Promise<void> {
  const { seeds, db } = ports.store.repositories
  const id = UUID.test(story) ? story : (await seeds.findSeeded(story))?.id
  const found = id === undefined ? undefined : await findOwn(db, id, OPERATOR)
  if (!found) throw new CommandFault(`There is no story ${story}.`)
  const whole = await wholeStory(db, found, OPERATOR)
  if (!whole) throw new CommandFault(`${found.title} has no scenes yet.`)
  const formats = formatsFor(whole.structure)
  const known = formats.find((one) => one === format)
  if (!known) throw new CommandFault(`This story can be exported as ${formats.join(' or ')}.`)
  const { text } = await exportFile(known, whole, exportSources(contextOf(ports)))
  if (to === undefined) return say(text)
  await writeFile(to, text)
  tell(`${found.title} is in ${to}.`)
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu
