// Spoils what is kept of a game: the picture's own text or build, or the record that it is a picture of.
export default async ([game, what]) => {
  const of = (name) => import(new URL(`app/keep/${name}.js`, document.baseURI));
  const [{ keepPicture, keepRecord, keptPicture, recordOf, forgetPicture }, { sealOf }] = [
    await of("shelf"),
    await of("picture"),
  ];
  const picture = await keptPicture(game);
  const record = await recordOf(game);
  const changed = {
    build: () => keepPicture({ ...picture, seal: sealOf("another", String(record.seq), record.save, picture.text) }),
    text: () => keepPicture({ ...picture, text: picture.text.replace("12", "13") }),
    save: () => keepRecord({ ...record, save: record.save.slice(0, -40) }),
    seq: () => keepRecord({ ...record, seq: record.seq + 1 }),
    gone: () => forgetPicture(game),
  };
  await changed[what]();
};
