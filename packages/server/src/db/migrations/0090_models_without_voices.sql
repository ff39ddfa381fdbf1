-- Stories are read aloud by the browser's voices: stored audio goes, and so does the binding of a voice.
drop table spoken_texts;
delete from model_bindings where model_key = 'voice';

-- Two kinds of providers are gone. Names that they stood behind are built in again.
delete from model_bindings where provider_id in
  (select id from model_providers where kind in ('stable-diffusion-webui', 'comfyui'));
update model_bindings set fallbacks = coalesce(
  (select jsonb_agg(fallback order by place)
    from jsonb_array_elements(fallbacks) with ordinality as named (fallback, place)
    where (fallback ->> 'provider_id')::uuid not in
      (select id from model_providers where kind in ('stable-diffusion-webui', 'comfyui'))), '[]');
delete from model_provider_checks where provider_id in
  (select id from model_providers where kind in ('stable-diffusion-webui', 'comfyui'));
delete from model_providers where kind in ('stable-diffusion-webui', 'comfyui');
update model_setup set version = version + 1;
