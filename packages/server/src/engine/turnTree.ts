/** A turn as the tree of a session knows it; the first has no parent. */
export interface TreeTurn {
  id: string
  parent_id: string | null
}

export type NothingToUndo = { code: 'nothing_to_undo' }

/** The turns from the start to the head. Throws when the tree is torn: a parent is never removed. */
export function pathTo<Turn extends TreeTurn>(turns: Iterable<Turn>, head: string): Turn[] {
  const byId = new Map([...turns].map((turn) => [turn.id, turn]))
  const path: Turn[] = []
  for (let id: string | null = head; id !== null;) {
    const turn = byId.get(id)
    if (turn === undefined) throw new Error(`The session has no turn ${id}`)
    byId.delete(id)
    path.unshift(turn)
    id = turn.parent_id
  }
  return path
}

/** Where undo moves the head to. The start has no parent and stays. */
export function undoFrom(head: TreeTurn): string | NothingToUndo {
  return head.parent_id ?? { code: 'nothing_to_undo' }
}
