/** As much of a document as tests look at. */
export interface Markup {
  readonly id: string
  readonly textContent: string | null
  getAttribute(name: string): string | null
  querySelector(selector: string): Markup | null
  querySelectorAll(selector: string): ArrayLike<Markup> & Iterable<Markup>
}

/** jsdom brings no types of its own. */
interface Jsdom {
  JSDOM: new (text: string, options?: { contentType: string }) => { window: { document: Markup } }
}
const { JSDOM } = (await import('jsdom' as string)) as Jsdom

/** Reads XML by a parser that forgives nothing; throws where it is not well formed. */
export const readXml = (text: string): Markup =>
  new JSDOM(text, { contentType: 'application/xhtml+xml' }).window.document

/** Reads HTML as a browser does. */
export const readHtml = (text: string): Markup => new JSDOM(text).window.document
