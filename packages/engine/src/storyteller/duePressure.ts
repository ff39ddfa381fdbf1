import { pressureIn } from '../state/playWorld.ts'
import type { Standpoint } from './surroundings.ts'

/** What its author wrote for whoever lingers, the first line that was not told; nothing happens that nobody wrote. */
export const duePressure = ({ graph, state, voice }: Standpoint): string | null =>
  pressureIn(graph, state).find((line) => !voice.wasTold(line)) ?? null
