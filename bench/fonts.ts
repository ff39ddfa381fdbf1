import { pickUpPhone } from './phone.ts'
import { startProduct } from './product.ts'
import { print } from './table.ts'

/** What the letters of `/home` may weigh, titles in Hindi among what is shown. */
const PROMISED_KB = 110
const PATIENCE = { timeout: 60_000 }

/** The letters that a visitor's browser loads for `/home` until it rests, Hindi titles among them. */
export async function benchFonts() {
  const { address, stop } = await startProduct()
  const { page, close } = await pickUpPhone(address)
  const weights = new Map<string, number>()
  page.on('response', (response) => {
    if (!response.url().endsWith('.woff2')) return
    weights.set(response.url(), Number(response.headers()['content-length']))
  })
  // Letters of Hindi come last, once the page was seen.
  const ofHindi = page.waitForResponse(
    (response) => /-400-hindi-[\w-]+\.woff2$/.test(response.url()),
    PATIENCE,
  )
  await page.goto('/home')
  await ofHindi
  await page.waitForLoadState('networkidle')

  print({
    what: `letters of /home in ${weights.size} files`,
    ours: [...weights.values()].reduce((sum, weight) => sum + weight, 0) / 1000,
    limit: PROMISED_KB,
    unit: 'kB',
    against: 'promised',
  })
  await close()
  await stop()
}
