import { ModelKeyForm, MyModelKey, SavedModelKey } from '../modelKey.ts'
import { HOUR_MS } from '../rateLimits.ts'
import { route } from '../route.ts'

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
