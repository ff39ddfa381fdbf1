export type WordRating = 'teen' | 'mature'

/**
 * Prefixes of words that require checking the declared rating; `$` ends a complete word. Excludes
 * battle, blood, death, wine and demons, which are normal in tales.
 */
export const RATING_WORDS: Readonly<Record<WordRating, string>> = {
  mature: `
    fuck motherfuck cunt$ cunts$ blowjob handjob porn orgasm ejaculat masturbat erotic penis vagina
    rapist raped$ raping$ gangrape dildo whore$ whores$ incest necrophil bestialit disembowel
    dismember$ dismembered$
    madarchod maderchod behenchod bhenchod bhosdi bhosadi chutiya gaandu randi$ lund$ balatkar
    बलात्कार मादरचोद बहनचोद भोसड़ चूतिय रंडी संभोग वेश्यागमन
    ধর্ষণ মাগি$ চোদা যৌনমিলন
    అత్యాచార రంకు
    கற்பழி உடலுறவு
    عصمت\u200cدری زنابالجبر
    બળાત્કાર સંભોગ
    ಅತ್ಯಾಚಾರ ಸಂಭೋಗ
    ബലാത്സംഗ ലൈംഗികബന്ധ`,
  teen: `
    bastard bitch$ bitches$ shit$ shitty$ bullshit asshole dickhead slut$ sluts$ pissed$
    suicid cocaine heroin$ methamphetamine marijuana overdos striptease nudity sexual sexy$ lingerie
    decapitat eviscerat massacr mutilat
    haraami harami$ harami kamina$ kamine$ khudkushi aatmahatya
    आत्महत्या ख़ुदकुशी खुदकुशी हरामज़ादा हरामजादा हरामी कमीना कमीने नरसंहार
    আত্মহত্যা হারামি হারামজাদা গণহত্যা
    ఆత్మహత్య
    தற்கொலை
    خودکشی حرامی حرامزاد
    આત્મહત્યા હરામી
    ಆತ್ಮಹತ್ಯೆ
    ആത്മഹത്യ`,
}
