/** In reading order. */
export interface MailText {
  heading: string
  paragraphs: readonly string[]
  /** Button label. The address is repeated below. */
  label: string
  link: string
  /** Reason for the mail, and what to do if it wasn't requested. */
  footer: string
  language: string
}

/** Inline, because mail programs ignore style sheets. */
const STYLE = {
  body: 'margin:0;padding:32px 16px;background:#fbf4e4;color:#1d1536;font:16px/1.6 Georgia,serif',
  card: 'max-width:480px;margin:0 auto;padding:32px;background:#fffcf5;border:1px solid #b98f4a;border-radius:12px',
  brand: 'margin:0 0 24px;font-size:14px;letter-spacing:.08em;color:#665c7c',
  heading: 'margin:0 0 16px;font-size:24px;line-height:1.3',
  paragraph: 'margin:0 0 16px',
  button:
    'display:inline-block;padding:12px 24px;background:#f2b134;color:#241503;border-radius:8px;text-decoration:none;font-weight:bold',
  address: 'margin:16px 0 0;font-size:14px;color:#43395c;word-break:break-all',
  footer: 'margin:24px 0 0;font-size:14px;color:#665c7c',
} as const

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char)

const element = (tag: string, style: keyof typeof STYLE, text: string, more = '') =>
  `<${tag} style="${STYLE[style]}"${more}>${escapeHtml(text)}</${tag}>`

export function htmlOf(mail: MailText): string {
  const { heading, paragraphs, label, link, footer, language } = mail
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    `<title>${escapeHtml(heading)}</title></head><body style="${STYLE.body}">`,
    `<div style="${STYLE.card}">`,
    element('p', 'brand', 'Kathasagar'),
    element('h1', 'heading', heading),
    ...paragraphs.map((text) => element('p', 'paragraph', text)),
    element('a', 'button', label, ` href="${escapeHtml(link)}"`),
    element('p', 'address', link),
    element('p', 'footer', footer),
    '</div></body></html>',
  ].join('\n')
}

export function textOf(mail: MailText): string {
  const { heading, paragraphs, label, link, footer } = mail
  return [heading, ...paragraphs, `${label}:\n${link}`, footer, '-- \nKathasagar'].join('\n\n')
}
