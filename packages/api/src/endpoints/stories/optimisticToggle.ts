/** Pending requests of one toggle. */
interface Presses {
  isOn: boolean
  onTheWay: number
  /** True if several requests overlap. Then no single response has the final state. */
  areSeveral: boolean
}

const pressed = new Map<string, Presses>()

/** Updates optimistically. If requests overlap or fail, the user's last choice remains. */
export async function optimisticToggle(
  mark: string,
  wasOn: boolean,
  { show, ask }: { show: (isOn: boolean) => void; ask: Promise<boolean> },
): Promise<void> {
  const before = pressed.get(mark)
  const now: Presses = {
    isOn: !(before?.isOn ?? wasOn),
    onTheWay: (before?.onTheWay ?? 0) + 1,
    areSeveral: before !== undefined,
  }
  pressed.set(mark, now)
  show(now.isOn)

  const told = await ask.catch(() => null)
  const last = pressed.get(mark) ?? now
  const onTheWay = last.onTheWay - 1
  if (onTheWay > 0) pressed.set(mark, { ...last, onTheWay })
  else pressed.delete(mark)
  if (told !== null && !last.areSeveral) show(told)
}
