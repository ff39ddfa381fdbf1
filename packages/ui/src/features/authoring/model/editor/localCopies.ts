import { deviceStorage } from '@kathasagar/api/runtime/deviceStorage'

import type { StoryFormValues } from '../storyForm.ts'
import { blankStory } from './storyFormValues.ts'

export interface LocalCopy {
  values: StoryFormValues
  kept_at: string
  /** Revision that the copy is based on. Absent for a new story. */
  revision?: number
}

/** Returns the storage key of a local copy. The user id separates the users of a device. */
export const localCopyKey = (userId: string, story: string) => `story-draft:${userId}:${story}`

const FIELDS_OF_ADMINS = { story_system_prompt: '', is_featured: false }

const isLike = (given: unknown, model: unknown) => {
  if (model === null || given === null) return given === null || typeof given === 'string'
  return typeof given === typeof model && Array.isArray(given) === Array.isArray(model)
}

/** Returns the stored form values. Missing or invalid values are replaced with defaults. */
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

export function readLocalCopy(key: string): LocalCopy | null {
  const kept = deviceStorage.readJson(key)
  if (typeof kept !== 'object' || kept === null) return null
  const { values, kept_at, revision } = kept as Record<string, unknown>
  const form = restored(values)
  if (!form || typeof kept_at !== 'string') return null
  return { values: form, kept_at, ...(typeof revision === 'number' ? { revision } : {}) }
}

/** Returns false if the browser cannot store the copy. */
export const saveLocalCopy = (key: string, draft: LocalCopy): boolean =>
  deviceStorage.writeJson(key, draft)

export const forgetLocalCopy = (key: string) => deviceStorage.remove(key)
