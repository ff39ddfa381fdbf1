import { Story } from 'inkjs/full'

import { INK_LIMITS } from '@kathasagar/story/vocabulary'

/** Thrown if a program exceeds a limit or fails. */
export class InkError extends Error {}

export interface BoundedInk {
  story: Story
  steps: () => number
  /** Returns the path of the last output. */
  saidAt: () => string
  renew: () => void
  errors: () => readonly string[]
}

const ERROR = 2
const TOLD_TOO_MUCH = 'It tells more in one turn than it may.'
/**
 * Maximum number of characters of output per turn, including intermediate text. Ink joins text only
 * at a choice, so repeated long text could exhaust the memory.
 */
const MAX_OUTPUT = 50 * INK_LIMITS.textMax

/** Throws if the program is invalid. */
export function openBounded(compiled: string): BoundedInk {
  const story = new Story(compiled)
  let steps = 0
  let said = ''
  let errors: string[] = []
  story.onError = (message, type) => {
    if (Number(type) === ERROR) errors.push(message)
  }
  const renewTold = limitOutput(story)
  const step = story.Step.bind(story)
  story.Step = () => {
    steps += 1
    refuseExcess(story, steps)
    said = placeNow(story) ?? said
    step()
  }
  return {
    story,
    steps: () => steps,
    saidAt: () => said,
    renew: () => {
      steps = 0
      renewTold()
      errors = []
    },
    errors: () => errors,
  }
}

/** Stops a story that outputs too much. Returns a function that resets the counter. */
export function limitOutput(story: Story): () => void {
  let told = 0
  let before = 0
  const step = story.Step.bind(story)
  story.Step = () => {
    step()
    const { outputStream, evaluationStack } = story.state
    if (outputStream.length > before) told += sizeOf(outputStream.at(-1))
    before = outputStream.length
    if (told > MAX_OUTPUT || sizeOf(evaluationStack.at(-1)) > MAX_OUTPUT) {
      throw new InkError(TOLD_TOO_MUCH)
    }
  }
  return () => {
    told = 0
  }
}

const sizeOf = (part: unknown): number =>
  typeof part === 'object' && part !== null && 'value' in part && typeof part.value === 'string'
    ? part.value.length
    : 0

function refuseExcess({ state }: Story, steps: number) {
  const { steps: most, depth, textMax, choices } = INK_LIMITS
  if (steps > most) throw new InkError('It goes on without coming to a choice or an end.')
  if (state.callStack.elements.length > depth) {
    throw new InkError('It calls itself deeper than it may.')
  }
  const values = [state.evaluationStack.at(-1), state.outputStream.at(-1)]
  if (state.outputStream.length > textMax || values.some((value) => sizeOf(value) > textMax)) {
    throw new InkError(TOLD_TOO_MUCH)
  }
  if (state.evaluationStack.length > textMax) throw new InkError('It reckons deeper than it may.')
  if (state.generatedChoices.length > choices) {
    throw new InkError(`It opens more than ${choices} choices at once.`)
  }
}

function placeNow({ state }: Story): string | null {
  const { currentPointer } = state
  if (currentPointer.isNull || state.inExpressionEvaluation || state.inStringEvaluation) return null
  const part = currentPointer.Resolve()
  return sizeOf(part) > 0 ? (currentPointer.path?.toString() ?? null) : null
}
