/** API fields that contain text written by users. */
const WRITTEN = new Set([
  'about',
  'actor_name',
  'alt',
  'author',
  'authored',
  'changed_by',
  'color',
  'created_by',
  'description',
  'display_name',
  'email',
  'handle',
  'image_alt',
  'label',
  'model',
  'model_name',
  'name',
  'narrative',
  'node',
  'note',
  'person',
  'place',
  'provider_model',
  'quoted',
  'reason',
  'referrer',
  'reporter',
  'review_reason',
  'scene',
  'story_description',
  'story_prompt',
  'tagline',
  'target_name',
  'text',
  'title',
  'translator',
  'user_agent',
  'username',
  'words',
  'work',
])

const isNamedById = (value: object) =>
  !('stories' in value) &&
  ['message_id', 'task_id', 'cause', 'current_stars'].some((key) => key in value)

export function writtenIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return WRITTEN.has(key) ? value.split('\n') : []
  if (Array.isArray(value)) return value.flatMap((one) => writtenIn(one, key))
  if (typeof value !== 'object' || value === null) return []
  const isOurs = isNamedById(value)
  return Object.entries(value).flatMap(([inner, one]) =>
    isOurs && typeof one === 'string' ? [] : writtenIn(one, inner),
  )
}
