import { inkGraph } from '@kathasagar/engine/ink/inkGraph'
import type { TurnState } from '@kathasagar/engine/turn/turnState'

import type { Ports } from '../../ports.ts'
import type { StoredSession } from '../ports.ts'

/** A scene, as its story names it to its author and to its readers. */
export interface NamedScene {
  name: string
  title: string
}

/** The scene of a state in a version of a story. */
export async function sceneAt(
  { graphs }: Pick<Ports, 'graphs'>,
  versionId: string,
  { node: name, ink }: Pick<TurnState, 'node' | 'ink'>,
): Promise<NamedScene> {
  return { name, title: inkGraph(await graphs(versionId), ink).titleOf(name) }
}

/** Where a session stands now; null for one that has not begun. */
export async function sceneOf(ports: Ports, session: StoredSession): Promise<NamedScene | null> {
  const { head_turn_id, user_id, version_id } = session
  const { turns } = ports.store.repositories
  const head = head_turn_id && (await turns.findTurn(head_turn_id, user_id))
  return head ? sceneAt(ports, version_id, head.state) : null
}
