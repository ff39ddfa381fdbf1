import * as z from 'zod/mini'
import { filledText, text } from '@kathasagar/story/schema'

import { HOUR_MS } from './rateLimits.ts'
import { PROVIDER_FAULTS, PROVIDER_KINDS } from './vocabulary/models.ts'
import { route } from './route.ts'

const ADDRESS_MAX = 500
const KEY_MAX = 500
const MODEL_MAX = 200

/** A key of the player's own, as it is shown: never the key itself. */
export const OwnKey = z.object({
  kind: z.enum(PROVIDER_KINDS),
  /** Where its calls go; null where the kind has an address of its own. */
  base_url: z.nullable(z.string()),
  /** Name of the model that tells, as the provider has it. */
  model: z.string(),
  /** The last two signs of the key, to tell it from another; empty for a short one. */
  ends_in: z.string(),
})
export type OwnKey = z.infer<typeof OwnKey>

export const MyModelKey = z.object({
  /** Players may bring keys here; while they may not, one that is kept is not used either. */
  is_allowed: z.boolean(),
  /** Null where the caller has none. */
  key: z.nullable(OwnKey),
})
export type MyModelKey = z.infer<typeof MyModelKey>

/** A key in the making. */
export const ModelKeyForm = z.strictObject({
  kind: z.enum(PROVIDER_KINDS),
  /** Of the open internet, never inside the operator's network; absent: the kind's own. */
  base_url: z.optional(z.nullable(text(ADDRESS_MAX))),
  model: filledText(MODEL_MAX),
  /** Absent keeps the one that is kept. It is never given back. */
  api_key: z.optional(filledText(KEY_MAX)),
})
export type ModelKeyForm = z.infer<typeof ModelKeyForm>

/** The key as it is kept now, and how its provider did when it was asked for its models. */
export const SavedModelKey = z.extend(MyModelKey, {
  /** What its provider did wrong; null where it answered and has the model. */
  fault: z.nullable(z.enum(PROVIDER_FAULTS)),
})
export type SavedModelKey = z.infer<typeof SavedModelKey>

/** A key of the player's own, by which their provider tells their sessions. */
export const modelKeyRoutes = {
  getModelKey: route('GET', '/me/model-key', {
    summary: 'Whether you may bring a key of your own, and which one is kept; never the key itself',
    access: 'user',
    answer: MyModelKey,
  }),
  setModelKey: route('PUT', '/me/model-key', {
    summary: 'Have your own provider tell your sessions; its key is kept encrypted',
    access: 'user',
    // Each one asks a server of the caller's choosing.
    rateLimit: { perUser: [{ max: 20, windowMs: HOUR_MS }] },
    body: ModelKeyForm,
    answer: SavedModelKey,
    errors: ['own_keys_off'],
    bodyLimit: 16 * 1024,
  }),
  removeModelKey: route('DELETE', '/me/model-key', {
    summary: 'Remove your key; sessions are told as everybody’s are',
    access: 'user',
    answer: MyModelKey,
  }),
} as const
