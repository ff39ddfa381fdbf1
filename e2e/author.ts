import { expect, type Page } from '@playwright/test'

import { newName, Player } from './player.ts'
import { SCENES } from './scenes.ts'

export class Author {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  static async register(page: Page) {
    const author = new Author(page)
    await author.registerFor('/create-story')
    return author
  }

  field(name: string) {
    return this.page.getByRole('textbox', { name, exact: true })
  }

  /** Registers on a page that requires an account, and returns to it. */
  async registerFor(path: string) {
    const player = new Player(this.page, '')
    await this.page.goto(path)
    await expect(this.page).toHaveURL(/\/login$/)
    await this.page
      .getByRole('main')
      .getByRole('link', { name: /create an account/i })
      .click()
    await player.fillRegistration(newName())
    await this.page.getByRole('button', { name: 'Create Account' }).click()
    await expect(this.page).toHaveURL(new RegExp(`${path}$`))
  }

  async writeBasics(title: string) {
    await this.field('Title').fill(title)
    await this.field('Tagline').fill('The lighthouse answers only those who have lied.')
    await this.field('Description').fill('A keeper, a sea, *a lie*.')
    await this.field('Story Prompt').fill('You climb the stair.')
    await this.field('Cover Image URL').fill('/covers/default.svg')
    await this.page.getByLabel('Category').click()
    await this.page.getByRole('option').nth(1).click()
  }

  async chooseFile(action: string) {
    await this.page.getByRole('button', { name: 'File', exact: true }).click()
    await this.page.getByRole('menuitem', { name: action, exact: true }).click()
  }

  async bring(file: string | { name: string; mimeType: string; buffer: Buffer }) {
    await this.chooseFile('Import')
    const dialog = this.page.getByRole('dialog', { name: 'Import a story' })
    await dialog.locator('input[type="file"]').first().setInputFiles(file)
  }

  async writeScenes(structure: object = SCENES) {
    const tab = this.page.getByRole('tab', { name: 'Story Structure' })
    // An admin's form has no tabs.
    if (await tab.isVisible()) await tab.click()
    const buffer = Buffer.from(JSON.stringify({ title: 'Salt Letters', structure }))
    await this.bring({ name: 'salt.json', mimeType: 'application/json', buffer })
    const question = this.page.getByRole('dialog', { name: /^Import / })
    await question.getByRole('button', { name: 'Import', exact: true }).click()
    await expect(question).toBeHidden()
  }

  async createStory(title: string, structure: object = SCENES) {
    await this.writeBasics(title)
    await this.writeScenes(structure)
    await this.page.getByRole('button', { name: 'Create Story' }).click()
    await expect(this.page).toHaveURL(/\/my-stories$/)
  }

  /** Waits for the response, because the message disappears after 2 s. */
  async save() {
    const saved = this.page.waitForResponse(
      (response) => response.request().method() === 'PUT' && response.ok(),
    )
    await this.page.getByRole('button', { name: 'Save Changes' }).click()
    await saved
  }

  async publish(title: string) {
    await this.story(title).getByRole('button', { name: 'Publish' }).click()
    await this.page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click()
  }

  story(title: string) {
    return this.page.getByRole('article', { name: title })
  }

  async edit(title: string) {
    await this.story(title).getByRole('link', { name: 'Edit' }).click()
    await expect(this.field('Title')).toHaveValue(title)
  }
}
