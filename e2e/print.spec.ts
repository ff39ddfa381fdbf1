import { expect, test, type Page } from '@playwright/test'

import { Player } from './player.ts'
import { visit } from './visit.ts'

const onPaper = (page: Page) =>
  page.evaluate(() => {
    const light = (level: number) =>
      level <= 0.04045 ? level / 12.92 : ((level + 0.055) / 1.055) ** 2.4
    const contrastOf = (color: string) => {
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((level) =>
        light(Number(level) / 255),
      )
      return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
    }
    const all = [...document.querySelectorAll<HTMLElement>('html, body, body *')].filter((it) =>
      it.checkVisibility({ visibilityProperty: true }),
    )
    const hasWords = ({ childNodes }: Element) =>
      [...childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
    const faint = all
      .filter(hasWords)
      .map((it) => ({ said: it.innerText, contrast: contrastOf(getComputedStyle(it).color) }))
      .filter(({ contrast }) => contrast < 4.5)
    const grounds = all
      .map((it) => getComputedStyle(it))
      .filter((it) => !/^(rgba\(0, 0, 0, 0\)|rgb\(255, 255, 255\))$/.test(it.backgroundColor))
      .map((it) => it.backgroundColor)
    return { words: all.filter(hasWords).length, faint, grounds }
  })

for (const theme of ['dark', 'light', 'contrast']) {
  test(`the ${theme} theme prints dark text on white, without navigation`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
    await visit(page, '/home')
    await expect(page.getByRole('article').first()).toBeVisible()

    await page.emulateMedia({ media: 'print' })

    const printed = await onPaper(page)
    expect(printed.words).toBeGreaterThan(50)
    expect(printed).toMatchObject({ faint: [], grounds: [] })
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByRole('banner').getByRole('combobox')).toHaveCount(0)
  })
}

test('a session is printed completely, dark on white, without controls', async ({ page }) => {
  const title = 'A Dot for Nothing'
  const player = new Player(page, title)
  await player.beginAsNew(title)
  await player.answered()
  for (let turn = 0; turn < 3; turn += 1) {
    await player.verb('Continue').click()
    await player.answered()
  }

  await page.emulateMedia({ media: 'print' })

  expect(await onPaper(page)).toMatchObject({ faint: [], grounds: [] })
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('textbox')).toHaveCount(0)
  const cutBy = await player.log.evaluate((log) => {
    const { height } = log.getBoundingClientRect()
    return [...document.querySelectorAll('*')]
      .filter((it) => it.contains(log) && it.getBoundingClientRect().height < Math.floor(height))
      .map(({ tagName }) => tagName)
  })
  expect(cutBy).toEqual([])
})
