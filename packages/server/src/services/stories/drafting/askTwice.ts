import type { Refusal } from '../../refusal.ts'
import { toldFaultOf } from '../../sessions/turn/modelFault.ts'

const UNREADABLE =
  'It was not the JSON object that was asked for, not in the right language, or not fit to be told.'

/**
 * Asks a model, and where its answer is of no use once more with what was wrong in it. Refuses where it is
 * of no use again, and throws whatever else the model fails of.
 */
export async function askTwice<Answer>(
  ask: (faults: readonly string[]) => Promise<Answer>,
  faultsOf: (answer: Answer) => Promise<readonly string[]>,
): Promise<Answer | Refusal> {
  let faults: readonly string[] = []
  for (const isLast of [false, true]) {
    try {
      const answer = await ask(faults)
      faults = await faultsOf(answer)
      if (faults.length === 0) return answer
    } catch (fault) {
      if (isLast || toldFaultOf(fault).code !== 'answer_unreadable') throw fault
      faults = [UNREADABLE]
    }
  }
  return { code: 'answer_unreadable' }
}
