import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test, type Page } from '@playwright/test'

import { startFailingServer, type Behaviour } from '../packages/server/src/test/failingServer.ts'
import { startServerProcess } from '../packages/server/src/test/serverProcess.ts'
import { says } from '../packages/server/src/test/textFailures.ts'
import { Author } from './author.ts'
import { newName, Player } from './player.ts'

/** Sends numbered parts. Ends the story as soon as allowed. */
const tells: Behaviour = (exchange) => {
  const { attempt } = exchange
  const part = {
    title: `Stair ${attempt}`,
    text: `Stair ${attempt} is cold. Meera lifts lamp ${attempt} and counts the gulls.`,
    choices: [`Climb to stair ${attempt + 1}`, `Ask about lamp ${attempt}`],
    ends: 1,
    plan: { premise: 'The lamp is out', wants: 'to light it', threads: ['Who?'], ending: 1 },
  }
  says(JSON.stringify(part))(exchange)
}

/** Starts a product whose only model is scripted. The shared product of the walks has no model. */
async function startProduct() {
  const dataDir = mkdtempSync(join(tmpdir(), 'kathasagar-open-'))
  const model = await startFailingServer()
  model.script('scripted', tells)
  const price = { input: 1, output: 2 }
  const models = { tenali: { provider: 'local', model: 'scripted', price } }
  const file = join(dataDir, 'models.json')
  writeFileSync(file, JSON.stringify({ providers: { local: model.asProvider }, models }))
  const server = await startServerProcess({
    DATA_DIR: dataDir,
    MODELS_FILE: file,
    RATE_LIMIT_FACTOR: '100',
  })
  const stop = async () => {
    await server.stop()
    await model.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { address: server.address, stop }
}

async function writeOpenStory(page: Page, title: string) {
  const author = await Author.register(page)
  await author.writeBasics(title)
  await author
    .field('Description')
    .fill('On an island without light you look for the keeper of the lamp, and for a way home.')
  await page.getByRole('tab', { name: 'Story Structure' }).click()
  await page.getByText('Let the AI tell it from your prompt').click()
  await author.field('Endings').fill('You light the lamp again.')
  await page.getByText('Offer choices between turns').click()
  await page.getByRole('tab', { name: 'Details' }).click()
  await page.getByLabel('Estimated Play Time (minutes)').fill('6')
  await page.getByRole('tab', { name: 'Story Structure' }).click()

  await page.getByRole('button', { name: 'Try it' }).click()
  await expect(page.getByText(/^Model: Tenali\. .* tokens out\..*\$0\.\d+\.$/)).toBeVisible()
  await expect(page.getByText('Stair 3 is cold.')).toBeVisible()
  await page.getByRole('button', { name: 'Create Story' }).click()
  await author.publish(title)
  await expect(page.getByText(`“${title}” is published.`)).toBeVisible()
}

let product: Awaited<ReturnType<typeof startProduct>>
test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

test('a story told from its prompt is tried, published, played to its end and made a draft', async ({
  browser,
}) => {
  const openPage = async () => (await browser.newContext({ baseURL: product.address })).newPage()
  const title = `The Lamp ${newName()}`
  const page = await openPage()
  await writeOpenStory(await openPage(), title)
  const player = new Player(page, title)
  await player.openStory(title, '/browse')
  await expect(page.getByText('Told by AI: Tenali')).toBeVisible()
  await player.play()
  await expect(page.getByRole('dialog', { name: 'Login Required' })).toContainText(
    'An AI model narrates this story. Log in to play.',
  )
  await player.registerThroughPopup(newName())
  await player.play()
  await expect(player.log).toContainText('On an island without light')

  await player.continueToEnding()
  await page.getByText('More', { exact: true }).click()
  await page.getByRole('button', { name: 'Turn this play into a draft' }).click()
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(title)
})
