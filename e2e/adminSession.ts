import { expect, type Page } from '@playwright/test'

/** Admin that the first start creates. */
export const ADMIN = { email: 'admin@example.org', password: 'Oil-f0r-the-lamp!' } as const

export class AdminSession {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async signIn() {
    await this.page.goto('/admin')
    await this.page.getByRole('textbox', { name: 'Email or Username' }).fill(ADMIN.email)
    await this.page.getByLabel('Password', { exact: true }).fill(ADMIN.password)
    await this.page.getByRole('button', { name: 'Sign In' }).click()
    await expect(this.page.getByRole('navigation', { name: 'Administration' })).toBeVisible()
  }

  async goTo(name: string) {
    const bar = this.page.getByRole('navigation', { name: 'Administration' })
    await bar.getByRole('link', { name, exact: true }).click()
    await expect(this.page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
}
