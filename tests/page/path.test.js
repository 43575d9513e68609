// On the way of a game's setups: where one stands, and what comes next.
import assert from "node:assert/strict";
import { test } from "node:test";
import { isFirst, stageAfter, stageOf } from "../../web/app/path.js";

const stage = (title, scenario, options = {}) => ({ title, scenario, options, why: "" });
const PATH = [
  stage("short", "early", { events: "none" }),
  stage("whole", "early", { events: "all" }),
  stage("late", "late"),
];

test("a setup stands where its scenario and its options are", () => {
  assert.equal(stageOf(PATH, { scenario: "early", options: { events: "none" } }), 0);
  assert.equal(stageOf(PATH, { scenario: "early", options: { events: "all", other: 1 } }), 1);
  assert.equal(stageOf(PATH, { scenario: "late", options: { events: "none" } }), 2);
});

test("a setup with options of its own stands at the last stage of its scenario, one of no stage beside the way", () => {
  assert.equal(stageOf(PATH, { scenario: "early", options: { events: "some" } }), 1);
  assert.equal(stageOf(PATH, { scenario: "alone", options: {} }), -1);
});

test("an option that does not apply is no difference", () => {
  assert.equal(stageOf([stage("one", "early", { draft: false })], { scenario: "early", options: {} }), 0);
});

test("what comes next is the stage after; at the end and beside the way there is none", () => {
  assert.equal(stageAfter(PATH, { scenario: "early", options: { events: "none" } })?.title, "whole");
  assert.equal(stageAfter(PATH, { scenario: "early", options: { events: "all" } })?.title, "late");
  assert.equal(stageAfter(PATH, { scenario: "late", options: {} }), null);
  assert.equal(stageAfter(PATH, { scenario: "alone", options: {} }), null);
  assert.equal(stageAfter([], { scenario: "early", options: {} }), null);
});

test("the first game is the first stage and no other", () => {
  assert.equal(isFirst(PATH, { scenario: "early", options: { events: "none" } }), true);
  assert.equal(isFirst(PATH, { scenario: "early", options: { events: "all" } }), false);
  assert.equal(isFirst([], { scenario: "early", options: {} }), false);
});
