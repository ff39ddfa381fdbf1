import type { ModelBinding } from './readModelsFile.ts'

/** Some room for what the estimate of tokens does not see. */
const MARGIN = 0.1

/** Tokens that a prompt may have, so that the answer finds room behind it. */
export const promptRoom = ({
  contextTokens,
  maxOutputTokens,
}: Pick<ModelBinding, 'contextTokens' | 'maxOutputTokens'>): number =>
  Math.floor((contextTokens - maxOutputTokens) * (1 - MARGIN))
