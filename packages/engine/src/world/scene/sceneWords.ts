type Signs = Readonly<Record<string, string>>

export const TIME_SIGNS: Signs = {
  dawn: 'dawn sunrise daybreak morning भोर सुबह सवेरा प्रातः उषा सूर्योदय',
  day: 'noon day midday afternoon sun sunlight दिन दोपहर धूप सूरज',
  dusk: 'dusk sunset evening twilight सांझ शाम संध्या सूर्यास्त गोधूलि',
  night:
    'night midnight moon moonlight stars star dark darkness lamp रात रात्रि आधी चांद चांदनी तारे अंधेरा',
}

export const WEATHER_SIGNS: Signs = {
  rain: 'rain raining rains monsoon drizzle बारिश वर्षा बरसात मेघ बूंद',
  mist: 'mist fog haze smoke कोहरा धुंध धुआं',
  storm: 'storm thunder lightning tempest तूफान आंधी बिजली गरज',
  dust: 'dust sand desert dunes धूल रेत मरुस्थल रेगिस्तान',
  wind: 'wind breeze gust हवा पवन बयार',
}

export const MOOD_SIGNS: Signs = {
  wonder: 'wonder miracle magic strange shining glows अद्भुत चमत्कार जादू विचित्र',
  dread: 'fear afraid dread terror death demon ghost poison भय डर मृत्यु राक्षस भूत विष',
  grief: 'grief weep weeps tears sorrow mourning alone दुख शोक आंसू रोना विलाप',
  triumph: 'victory triumph won crown celebration joy विजय जीत मुकुट उत्सव आनंद',
  longing: 'longing waiting waits remember memory far home प्रतीक्षा याद विरह दूर',
}
