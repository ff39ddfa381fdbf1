import { palettes } from './tokens.ts'

export const THEME_STORAGE_KEY = 'theme'

/** Returns an inline script that sets the theme before the first paint, to avoid a flash. */
export function themeSnippet(storageKey = THEME_STORAGE_KEY): string {
  const grounds = JSON.stringify({
    dark: palettes.dark.canvas,
    light: palettes.light.canvas,
    contrast: palettes.contrast.canvas,
  })
  return (
    `(function(d,g,t,m){try{t=localStorage.getItem(${JSON.stringify(storageKey)})}catch(e){}` +
    `if(!g[t])t='system';d.dataset.theme=t;m=function(q){return matchMedia('(prefers-'+q+')').matches};` +
    `if(t==='system')t=m('contrast: more')?'contrast':m('color-scheme: light')?'light':'dark';` +
    `d.style.backgroundColor=g[t];d.style.colorScheme=t==='light'?'light':'dark';` +
    `m=document.querySelector('meta[name="theme-color"]');if(m)m.content=g[t]` +
    `})(document.documentElement,${grounds})`
  )
}
