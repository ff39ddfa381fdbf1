import type { ExportedFile } from '@kathasagar/api/contract'
import { exportFile, formatsFor } from '@kathasagar/interchange'
import type { ExportFormat } from '@kathasagar/story/vocabulary'

import type { StoredUser } from '../auth/ports.ts'
import { editorOf } from '../policies.ts'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { asEdited, findOwnStory } from './editing/ownStory.ts'
import { exportSources } from './exchange/exportSources.ts'
import { wholeStory } from './exchange/wholeStory.ts'

interface Asked {
  storyId: string
  user: StoredUser
  format: ExportFormat
}

/** Returns a story as a file, for a caller who may change it. */
export async function exportStory(
  ports: Ports,
  { storyId, user, format }: Asked,
): Promise<ExportedFile | Refusal> {
  const { store } = ports
  const found = await findOwnStory(store.repositories, { storyId, user })
  if (isRefusal(found)) return found
  const story = asEdited(found, user)
  const whole = await wholeStory(store.repositories, story, editorOf(user))
  if (whole === null) return { code: 'no_scenes' }
  const formats = formatsFor(whole.structure)
  if (!formats.includes(format)) return notIn(formats)
  return { format, ...(await exportFile(format, whole, exportSources(ports))) }
}

const notIn = (formats: readonly ExportFormat[]): Refusal => ({
  code: 'invalid_fields',
  detail: [
    {
      loc: ['query', 'format'],
      msg: `This story can be exported as ${formats.join(' or ')}`,
      type: 'invalid_value',
    },
  ],
})
