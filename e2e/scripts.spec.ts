import { expect, test, type Page } from '@playwright/test'

import { Player, register } from './player.ts'
import { answerMaliciously } from './maliciousAnswers.ts'
import { SCRIPT_PAYLOADS } from './scriptPayloads.ts'
import { foreignParts, watch } from './pageAudit.ts'

const TITLE = 'Dead Letters of Devthala'
/** Number of payloads per text. Some payloads need others before or after them. */
const TOGETHER = 50
const ROUNDS = Math.ceil(SCRIPT_PAYLOADS.length / TOGETHER)

const NOTHING = { violations: [], foreignRequests: [], runs: [] }

/** Ignores requests that are pending at the end of a test. */
const AT_THE_END = { behavior: 'ignoreErrors' } as const

function payloadTexts() {
  let at = 0
  return () => {
    const text = Array.from(
      { length: TOGETHER },
      (_none, count) => SCRIPT_PAYLOADS[(at + count) % SCRIPT_PAYLOADS.length],
    )
    at += TOGETHER
    return text.join('\n\n')
  }
}

async function touchEverything(page: Page) {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('main a, main [tabindex]')) {
      element.focus()
      element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
    }
  })
}

/** Opens a page until all payloads have appeared. */
async function readMalicious(page: Page, path: string, rounds: number) {
  const found: string[] = []
  for (let round = 0; round < rounds; round += 1) {
    await page.goto(path)
    await expect(page.getByRole('main')).toBeVisible()
    await page.waitForLoadState('networkidle')
    await touchEverything(page)
    found.push(...(await foreignParts(page)))
  }
  return found
}

async function beginStory(page: Page) {
  const player = new Player(page, TITLE)
  await player.openStory(TITLE)
  const story = new URL(page.url()).pathname
  await player.play()
  await expect(page).toHaveURL(/\/play\//)
  return { story, play: new URL(page.url()).pathname }
}

test('the corpus has three hundred distinct payloads', () => {
  expect(SCRIPT_PAYLOADS.length).toBeGreaterThanOrEqual(300)
  expect(new Set(SCRIPT_PAYLOADS).size).toBe(SCRIPT_PAYLOADS.length)
})

type Addresses = Awaited<ReturnType<typeof beginStory>>

async function readWhileStreaming(page: Page) {
  const found: string[] = []
  for (let turn = 0; turn < 4; turn += 1) {
    const told = page.waitForResponse((response) => response.url().endsWith('/action'))
    await page.getByRole('textbox', { name: 'Describe your custom action...' }).fill('look')
    await page.getByRole('button', { name: /^Act/ }).click()
    await told
    await expect(new Player(page, TITLE).thinking).toBeHidden()
    found.push(...(await foreignParts(page)))
  }
  return found
}

const PLACES: Record<string, (page: Page, addresses: Addresses) => Promise<string[]>> = {
  // Lists show dozens of texts, so a few rounds display all payloads.
  'in a list or a session': async (page, { play }) => [
    ...(await readMalicious(page, '/home', 2)),
    ...(await readMalicious(page, '/browse', 3)),
    ...(await readMalicious(page, play, 3)),
  ],
  'on the story page': (page, { story }) => readMalicious(page, story, ROUNDS),
  'while streaming': readWhileStreaming,
}

// Without the policy, escaping alone must prevent injection.
for (const bypassCSP of [false, true]) {
  test.describe(bypassCSP ? 'with the policy taken away' : 'under the security policy', () => {
    test.use({ bypassCSP })
    test.setTimeout(300_000)

    for (const [where, read] of Object.entries(PLACES)) {
      test(`no text of an author, a player or a model runs ${where}`, async ({ page, baseURL }) => {
        const violations = await watch(page, baseURL)
        await register(page)
        const addresses = await beginStory(page)
        await answerMaliciously(page, payloadTexts())

        const found = await read(page, addresses)
        await page.unrouteAll(AT_THE_END)

        expect(found).toEqual([])
        expect(violations).toEqual(NOTHING)
      })
    }
  })
}

test('input of a player stays text in their log', async ({ page, baseURL }) => {
  const violations = await watch(page, baseURL)
  await register(page)
  await beginStory(page)
  const box = page.getByRole('textbox', { name: 'Describe your custom action...' })
  // Excludes payloads that match a choice, because they would not appear in the log.
  const unasked = SCRIPT_PAYLOADS.filter((payload) => !/textarea|open/i.test(payload))
  const typed = `I read it aloud: ${unasked.slice(0, 60).join(' ')}`.slice(0, 1900)

  await box.fill(typed)
  await page.getByRole('button', { name: /^Act/ }).click()
  await new Player(page, TITLE).answered()
  await page.reload()
  await expect(page.getByRole('log', { name: TITLE })).toContainText('ran(1)')

  expect(await foreignParts(page)).toEqual([])
  expect(violations).toEqual(NOTHING)
})
