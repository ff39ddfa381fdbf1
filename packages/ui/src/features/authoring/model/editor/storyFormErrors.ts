import { NewStoryRequest, StoryChanges, type ErrorBody } from '@kathasagar/api/contract'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'

import { fill } from '../../../../design-system/format/fill.ts'
import type { AuthoringMessages, Messages } from '../../../../messages/en.ts'
import type { StoryFieldName, StoryFormErrors, StoryFormValues } from '../storyForm.ts'
import { bytesOf } from './bytesOf.ts'
import { newStoryOf, type NewStory } from './storyPayload.ts'
import { describeIssue } from './structureIssue.ts'

const KIB = 1024

const REQUIRED = {
  create: [
    'title',
    'tagline',
    'story_description',
    'story_prompt',
    'cover_image_url',
    'category_id',
  ],
  edit: ['title', 'story_description'],
} as const satisfies Record<string, readonly StoryFieldName[]>

export type StoryFormKind = keyof typeof REQUIRED

/** Returns the name of the form field for a path in the request body. */
function fieldAt(
  path: readonly PropertyKey[],
  values: StoryFormValues,
): StoryFieldName | undefined {
  const names = path.map((part) => (part === 'description' ? 'story_description' : part))
  const inner = names[0] === 'game_config' ? names[1] : names[0]
  const isField = (name: PropertyKey | undefined): name is StoryFieldName =>
    typeof name === 'string' && Object.hasOwn(values, name)
  return isField(inner) ? inner : undefined
}

type Words = Pick<AuthoringMessages, 'authoring' | 'writing' | 'structure'>

function missing(
  values: StoryFormValues,
  kind: StoryFormKind,
  { authoring, writing }: Words,
): StoryFormErrors {
  const blank = REQUIRED[kind].filter((name) => values[name].trim() === '')
  return Object.fromEntries(
    blank.map((name) => [name, fill(writing.required, { field: authoring.fields[name] })]),
  )
}

/** Returns an error if the request exceeds the size limit of the server. */
function tooLarge(sent: NewStory, { writing }: Words): StoryFormErrors {
  const bytes = bytesOf(sent)
  if (bytes <= LIMITS.storyBodyMax) return {}
  const size = String(Math.ceil(bytes / KIB))
  return { story_structure: fill(writing.tooLargeToSave, { size }) }
}

/** Returns true if the field is blank. Only the schema for new stories requires a value. */
const isLeftOut = (name: StoryFieldName, values: StoryFormValues) => values[name] === ''

export function storyFormErrors(
  values: StoryFormValues,
  kind: StoryFormKind,
  words: Words,
): StoryFormErrors {
  const sent = newStoryOf(values)
  const read = (kind === 'create' ? NewStoryRequest : StoryChanges).safeParse(sent)
  const issues = (read.error?.issues ?? []).toReversed().flatMap((issue) => {
    const name = fieldAt(issue.path, values)
    if (!name || (kind === 'edit' && isLeftOut(name, values))) return []
    const inner = name === 'story_structure' ? issue.path.slice(1) : []
    return [[name, describeIssue(inner, issue, words.structure.faults)] as const]
  })

  return {
    ...Object.fromEntries(issues),
    ...missing(values, kind, words),
    ...tooLarge(sent, words),
    ...(values.structure_text === null ? {} : { structure_text: words.writing.unsound }),
  }
}

/** Converts the errors in the server's response to messages by form field. */
export function refusedFields(
  detail: ErrorBody['detail'] | undefined,
  values: StoryFormValues,
  { site }: Pick<Messages, 'site'>,
): StoryFormErrors {
  const faults: Readonly<Record<string, string>> = site.faults
  if (!Array.isArray(detail)) return {}
  const found = detail.flatMap(({ loc, msg, type }) => {
    const name = fieldAt(
      loc.filter((part) => part !== 'body'),
      values,
    )
    return name ? [[name, faults[type] ?? msg] as const] : []
  })
  return Object.fromEntries(found)
}

export const hasFormErrors = (errors: StoryFormErrors) =>
  Object.values(errors).some((error) => error !== undefined)
