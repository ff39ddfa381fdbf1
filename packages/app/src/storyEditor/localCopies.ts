import { deviceStorage } from '@kathasagar/api/runtime/deviceStorage'
import type { StoryFormValues } from '@kathasagar/ui/authoring'

import { blankStory } from './storyFormValues.ts'

/** What this device keeps of a story that is not saved. */
export interface LocalCopy {
  values: StoryFormValues
  /** ISO 8601. */
  kept_at: string
  /** Revision of the stored story that the words are based on; absent for a new one. */
  revision?: number
}

/** Drafts are an author's own: whoever signs in next on this device does not see them. */
export const localCopyKey = (userId: string, story: string) => `story-draft:${userId}:${story}`

/** In an admin's form alone; in no other draft they stand. */
const FIELDS_OF_ADMINS = { story_system_prompt: '', is_featured: false }

const isLike = (given: unknown, model: unknown) => {
  if (model === null || given === null) return given === null || typeof given === 'string'
  return typeof given === typeof model && Array.isArray(given) === Array.isArray(model)
}

/** Takes over what has the shape of today's form; the rest is as in a blank one. */
function restored(given: unknown): StoryFormValues | null {
  if (typeof given !== 'object' || given === null) return null
  const read = (name: string, model: unknown) => {
    const value: unknown = Object.hasOwn(given, name) ? Reflect.get(given, name) : undefined
    return value !== undefined && isLike(value, model) ? value : undefined
  }
  const found = Object.entries(blankStory()).map(([name, model]: [string, unknown]) => [
    name,
    read(name, model) ?? model,
  ])
  const ofAdmins = Object.entries(FIELDS_OF_ADMINS).flatMap(([name, model]) => {
    const value = read(name, model)
    return value === undefined ? [] : [[name, value]]
  })
  return Object.fromEntries([...found, ...ofAdmins]) as StoryFormValues
}

/** The draft under a key, if there is one that can be read. */
export function readLocalCopy(key: string): LocalCopy | null {
  const kept = deviceStorage.readJson(key)
  if (typeof kept !== 'object' || kept === null) return null
  const { values, kept_at, revision } = kept as Record<string, unknown>
  const form = restored(values)
  if (!form || typeof kept_at !== 'string') return null
  return { values: form, kept_at, ...(typeof revision === 'number' ? { revision } : {}) }
}

/** Keeps a draft; false where this device has no room, or keeps nothing at all. */
export const saveLocalCopy = (key: string, draft: LocalCopy): boolean =>
  deviceStorage.writeJson(key, draft)

export const forgetLocalCopy = (key: string) => deviceStorage.remove(key)
