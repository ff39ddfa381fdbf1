import * as z from 'zod/mini'

import { LinkCredential } from '../accountLinks.ts'
import { Digest, DigestForm } from '../digest.ts'
import { HOUR_MS, MINUTE_MS } from '../rateLimits.ts'
import { route } from '../route.ts'

/** The weekly letter: asked for by its reader, and ended by a link in it. */
export const digestRoutes = {
  getDigest: route('GET', '/me/digest', {
    summary: 'Whether you get a letter once a week, and whether this site sends any',
    access: 'user',
    answer: Digest,
  }),
  setDigest: route('PUT', '/me/digest', {
    summary: 'Ask for a letter once a week, or for none; the first comes after a week',
    access: 'user',
    rateLimit: { perUser: [{ max: 60, windowMs: HOUR_MS }] },
    body: DigestForm,
    answer: Digest,
    errors: ['not_found', 'email_unverified'],
    bodyLimit: 1024,
  }),
  unsubscribe: route('POST', '/digest/unsubscribe', {
    summary: 'End the weekly letter by the link in it, as mail programs do (RFC 8058)',
    access: 'anyone',
    // The servers of a large mail provider call for all of its users.
    rateLimit: { light: [{ max: 300, windowMs: MINUTE_MS }] },
    ignoresToken: true,
    // A letter that nobody wants any more must not wait for the books.
    inReadOnly: 'allowed',
    takesForm: true,
    query: LinkCredential,
    answer: z.object({ ok: z.boolean() }),
    errors: ['link_invalid'],
    bodyLimit: 1024,
  }),
} as const
