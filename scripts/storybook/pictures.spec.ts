import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from '@playwright/test'

import { root } from '../prepare.mjs'

const FOLDER = join(root, 'storybook-static')
const THEMES = ['dark', 'light'] as const

interface Entry {
  id: string
  title: string
  name: string
}
const { entries } = JSON.parse(readFileSync(join(FOLDER, 'index.json'), 'utf8')) as {
  entries: Record<string, Entry>
}
/** Small components, which the pictures of others contain. */
const SMALL =
  /\/(?:Avatar|Badge|ButtonLink|Chip|Cluster|Collection|CoverImage|Disclosure|EmptyState|Footer|Grid|Heading|Icon|IconButton|Link|NumberInput|PasswordInput|ProgressBar|RadioGroup|Skeleton|Spinner|Stack|Text)$/
const stories = Object.values(entries).filter(
  ({ title, name }) => title.startsWith('Components/') && name === 'States' && !SMALL.test(title),
)

for (const [at, { id, title }] of stories.entries()) {
  // Alternates, because most components use the same colours.
  const theme = THEMES[at % THEMES.length]

  test(`${title} looks as before in the ${theme} theme`, async ({ page }) => {
    await page.clock.setFixedTime('2026-01-15T12:00:00Z')
    await page.route('http://book/**', async (route, request) => {
      const path = join(FOLDER, new URL(request.url()).pathname)
      await (existsSync(path) ? route.fulfill({ path }) : route.abort())
    })
    await page.goto(`http://book/iframe.html?id=${id}&globals=theme:${theme}`)
    await page.locator('#storybook-root > *').first().waitFor()
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.fonts.ready)
    // Covers are painted by the server, and their pictures would be large.
    await page.addStyleTag({ content: 'img { visibility: hidden }' })

    await expect(page).toHaveScreenshot(`${id}.png`)
  })
}
