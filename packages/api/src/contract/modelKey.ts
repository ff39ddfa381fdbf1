import * as z from 'zod/mini'
import { nonEmptyText, text } from '@kathasagar/story/schema'

import { HOUR_MS } from './rateLimits.ts'
import { PROVIDER_ERRORS, PROVIDER_KINDS } from './vocabulary/models.ts'
import { userRoute } from './route.ts'

const ADDRESS_MAX = 500
const KEY_MAX = 500
const MODEL_MAX = 200

/** The player's own key, without its value. */
export const OwnKey = z.object({
  kind: z.enum(PROVIDER_KINDS),
  /** Null for the default address of the kind. */
  base_url: z.nullable(z.string()),
  model: z.string(),
  /** Last two characters of the key. Empty if the key is short. */
  ends_in: z.string(),
})
export interface OwnKey extends z.infer<typeof OwnKey> {}

export const MyModelKey = z.object({
  /** False if the admin disabled own keys. Stored keys are then unused. */
  is_allowed: z.boolean(),
  key: z.nullable(OwnKey),
})
export interface MyModelKey extends z.infer<typeof MyModelKey> {}

export const ModelKeyForm = z.strictObject({
  kind: z.enum(PROVIDER_KINDS),
  /** Address on the public internet. Default: that of the kind. */
  base_url: z.optional(z.nullable(text(ADDRESS_MAX))),
  model: nonEmptyText(MODEL_MAX),
  /** If absent, the stored key does not change. Never returned. */
  api_key: z.optional(nonEmptyText(KEY_MAX)),
})
export interface ModelKeyForm extends z.infer<typeof ModelKeyForm> {}

/** The stored key, and the result of requesting the provider's model list. */
export const SavedModelKey = z.extend(MyModelKey, {
  /** Null if the provider responded and has the model. */
  fault: z.nullable(z.enum(PROVIDER_ERRORS)),
})

export default {
  getModelKey: userRoute('GET', '/me/model-key', {
    summary: 'Check whether you may use your own key, and get its settings without the key',
    answer: MyModelKey,
  }),
  setModelKey: userRoute('PUT', '/me/model-key', {
    summary: 'Save your own provider for your sessions; its key is stored encrypted',
    // Each call sends a request to a server that the caller chose.
    rateLimit: { perUser: [{ max: 20, windowMs: HOUR_MS }] },
    body: ModelKeyForm,
    answer: SavedModelKey,
    errors: ['own_keys_off'],
    bodyLimit: 16 * 1024,
  }),
  removeModelKey: userRoute('DELETE', '/me/model-key', {
    summary: 'Remove your key; sessions use the models of the site again',
    answer: MyModelKey,
  }),
} as const
