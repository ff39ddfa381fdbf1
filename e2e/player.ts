import { expect, type Locator, type Page } from '@playwright/test'

import { visit } from './visit.ts'

export class Player {
  readonly page: Page
  readonly log: Locator
  readonly thinking: Locator

  constructor(page: Page, title: string) {
    this.page = page
    this.log = page.getByRole('log', { name: title })
    this.thinking = page.getByRole('status', { name: 'AI is thinking...' })
  }

  verb(name: 'Act' | 'Continue' | 'Immerse' | 'Show' | 'Undo') {
    return this.page.getByRole('button', { name: new RegExp(`^${name}`) })
  }

  /** Opens a story from a page that always lists it. */
  async openStory(title: string, from = '/home') {
    await visit(this.page, from)
    // Excludes the carousel, because its slide varies.
    const standing = this.page.locator(':not([aria-roledescription="slide"] *)')
    await this.page.getByRole('link', { name: title }).and(standing).first().click()
    await expect(this.page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }

  /** Registers from the login dialog and returns to the story page. */
  async registerThroughPopup(username: string) {
    const popup = this.page.getByRole('dialog', { name: 'Login Required' })
    await popup.getByRole('button', { name: 'Create an account' }).click()
    await this.fillRegistration(username)
    await this.page.getByRole('button', { name: 'Create Account' }).click()
  }

  async fillRegistration(username: string) {
    const field = (name: string) => this.page.getByRole('textbox', { name, exact: true })
    await field('Username').fill(username)
    await field('Email').fill(`${username}@example.org`)
    await this.page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await this.page.getByLabel('Confirm Password').fill(PASSWORD)
  }

  async beginAsNew(title: string, from?: string) {
    await this.openStory(title, from)
    await this.play()
    await this.registerThroughPopup(newName())
    await this.play()
  }

  async play() {
    await this.page.getByRole('main').getByRole('button', { name: 'PLAY' }).click()
  }

  async answered() {
    // The loading indicator appears one frame after the click.
    await expect(this.page.locator('[data-taken]')).toHaveCount(0)
    await expect(this.thinking).toBeHidden()
    await expect(this.verb('Act').or(this.seeEnding)).toBeVisible()
  }

  get seeEnding() {
    return this.page.getByRole('button', { name: 'See the ending' })
  }

  get ending() {
    return this.page.getByText(/^(One of \d+ endings|The only ending)$/)
  }

  async continueToEnding() {
    for (let turn = 0; turn < 60 && !(await this.seeEnding.isVisible()); turn += 1) {
      await this.verb('Continue').click()
      await this.answered()
    }
    await this.seeEnding.click()
  }
}

let count = 0

export const newName = () =>
  `reader_${Date.now().toString(36)}_${process.pid}_${(count += 1)}`.slice(-30)

export const PASSWORD = 'Lamp-0n-water!'

export async function signIn(page: Page, username: string, password = PASSWORD) {
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'Username or Email' }).fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

/** Sends a call with the page's session and the password. */
export const callWithPassword = (page: Page, path: 'login-link' | 'logout-all') =>
  page.evaluate(
    async ([url, password]) => {
      const headers = {
        authorization: `Bearer ${localStorage.getItem('token')}`,
        'content-type': 'application/json',
      }
      const answer = await fetch(url, {
        method: 'POST',
        headers,
        body: JSON.stringify({ password }),
      })
      return (await answer.json()) as { url: string }
    },
    [`/api/v1/auth/${path}`, PASSWORD] as const,
  )

/** Registers and ends on the home page. */
export async function register(page: Page, username = newName()) {
  await page.goto('/register')
  await new Player(page, '').fillRegistration(username)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL(/\/home$/)
  return username
}
