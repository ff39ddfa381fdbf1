import type { OpenCodexPage } from '@kathasagar/api/contract'
import type { CodexPage } from '@kathasagar/story'

/** A page of the codex that is open, whoever reads it. */
export const presentPage = ({ id, title, text, source }: CodexPage): OpenCodexPage => ({
  id: `codex:${id}`,
  title,
  text,
  source: source
    ? {
        work: source.work,
        place: source.place ?? null,
        text: source.text ?? null,
        translator: source.translator ?? null,
      }
    : null,
})
