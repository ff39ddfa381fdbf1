/** Presses of one mark that are not answered yet. */
interface Presses {
  /** What the reader wants now. */
  isOn: boolean
  onTheWay: number
  /** Each of them flips what the one before made: no single answer says where they end. */
  areSeveral: boolean
}

const pressed = new Map<string, Presses>()

/**
 * One press of a mark: shows at once what the reader wants, then what the server says. Of presses
 * that overtake each other the answers may come in any order, so there the reader's last word stands,
 * as it does when the call fails.
 */
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
