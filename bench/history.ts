import { pickUpPhone, signIn, type Phone } from './phone.ts'
import { LOOP, startPlanted, walk } from './planted.ts'
import { BENCH_PASSWORD, signUp } from './player.ts'
import { median, print, timed, turnAbout } from './table.ts'

const TURNS = 1000
const ROUNDS = 7
const PROMISED = 1.5

/** Milliseconds from the address to the play page on which the newest words and all buttons are. */
async function openingOf({ page, browser }: Phone, id: string): Promise<number> {
  await page.goto('about:blank')
  await browser.send('Network.clearBrowserCache')
  return timed(async () => {
    await page.goto(`/play/${id}`, { waitUntil: 'commit' })
    await page.getByRole('group', { name: 'Choices' }).getByRole('button').first().waitFor()
    await page.getByRole('log').getByRole('article').last().waitFor()
  })
}

/** The play page on a phone and its network: a session of many turns against one just begun, turn about. */
export async function benchHistory() {
  const { address, ids, stop } = await startPlanted(LOOP)
  const [story = ''] = ids
  const player = await signUp(address)
  const [fresh, long] = [await walk(player, story, 0), await walk(player, story, TURNS)]
  const phone = await pickUpPhone(address)
  await signIn(phone.page, 'bench', BENCH_PASSWORD)
  await phone.slowNetwork()

  const took = await turnAbout(
    { rounds: ROUNDS },
    () => openingOf(phone, long.id),
    () => openingOf(phone, fresh.id),
  )
  print({
    what: `a play page with ${TURNS} turns opens`,
    ours: median(took.ours),
    limit: median(took.limit),
    unit: 'ms',
    against: `a session just begun; promised: ${PROMISED} x`,
  })
  await phone.close()
  await stop()
}
