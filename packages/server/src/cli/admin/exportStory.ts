import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'

import { EXPORT_FORMATS, type ExportFormat } from '@kathasagar/story/vocabulary'
import {
  readStoryFormat,
  withPictures,
  WRITERS,
  writeTwineHtml,
  type ExportedStory,
} from '@kathasagar/interchange'

import { keptPictureReader } from '../../services/stories/exchange/keptPictureReader.ts'
import { wholeStory } from '../../services/stories/exchange/wholeStory.ts'
import type { Ports } from '../../services/ports.ts'
import { CommandFault, type CliContext } from './cliContext.ts'

interface Asked {
  /** Its short name where it came with the product, else its id. */
  story: string
  format: string
  /** Where it is written; absent: to standard output. */
  to: string | undefined
  /** The `format.js` of a story format, which makes a page of Twine one that plays. */
  storyFormat: string | undefined
}

/** The operator of an installation sees what its admins see. */
const OPERATOR = { userId: '00000000-0000-0000-0000-000000000000', isAdmin: true }

/** Writes a story for other tools. */
export async function exportStory(
  ports: Ports,
  { story, format, to, storyFormat }: Asked,
  { say, tell }: Pick<CliContext, 'say' | 'tell'>,
): Promise<void> {
  if (!isFormat(format)) throw new CommandFault(`A story leaves as ${EXPORT_FORMATS.join(', ')}.`)
  const { seeds, authoring } = ports.store.repositories
  const id = UUID.test(story) ? story : (await seeds.findSeeded(story))?.id
  const found = id === undefined ? undefined : await authoring.findOwn(id, OPERATOR, [])
  if (!found) throw new CommandFault(`There is no story ${story}.`)
  const whole = await wholeStory(ports.store.repositories, found, OPERATOR)
  if (!whole) throw new CommandFault(`${found.title} has no scenes yet.`)
  const written =
    storyFormat === undefined
      ? WRITERS[format].write(await pictured(ports, whole, format))
      : writeTwineHtml(whole, await formatIn(storyFormat, format))
  if (to === undefined) {
    if (typeof written !== 'string') throw new CommandFault('A book is a file: name it with --to.')
    say(written)
  } else {
    await writeFile(to, written)
    tell(`${found.title} is in ${to}.`)
  }
}

/** With the pictures that are kept here, where the form has a place for them. */
const pictured = (ports: Ports, whole: ExportedStory, format: ExportFormat) =>
  WRITERS[format].hasPlates ? withPictures(whole, keptPictureReader(ports)) : whole

const isFormat = (given: string): given is ExportFormat =>
  (EXPORT_FORMATS as readonly string[]).includes(given)

async function formatIn(file: string, format: ExportFormat) {
  if (format !== 'twine') throw new CommandFault('A story format is for --format twine alone.')
  const read = existsSync(file) ? readStoryFormat(await readFile(file, 'utf8')) : null
  if (!read) throw new CommandFault(`${file} is no story format of Twine 2.`)
  return read
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu
