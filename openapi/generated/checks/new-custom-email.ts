// Generated from openapi/source by `npm run generate`. Do not edit.

// @ts-nocheck
import { type CheckedBody, withError, codePoints as func0 } from "../../formats/checked-body.ts";
import { NewCustomEmailBody } from "../bodies/new-custom-email.ts";

const pattern0 = new RegExp("\\S", "u");
const pattern1 = new RegExp("^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
vErrors = withError(vErrors, instancePath, "required", "name");
errors++;
}
if(data.slug === undefined){
vErrors = withError(vErrors, instancePath, "required", "slug");
errors++;
}
if(data.template === undefined){
vErrors = withError(vErrors, instancePath, "required", "template");
errors++;
}
if(data.subject === undefined){
vErrors = withError(vErrors, instancePath, "required", "subject");
errors++;
}
for(const key0 in data){
if(!((((((key0 === "name") || (key0 === "slug")) || (key0 === "template")) || (key0 === "subject")) || (key0 === "title")) || (key0 === "paragraphs"))){
vErrors = withError(vErrors, instancePath, "additionalProperties", key0);
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func0(data0) > 80){
vErrors = withError(vErrors, instancePath+"/name", "maxLength", 80);
errors++;
}
if(func0(data0) < 1){
vErrors = withError(vErrors, instancePath+"/name", "minLength", 1);
errors++;
}
if(!pattern0.test(data0)){
vErrors = withError(vErrors, instancePath+"/name", "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/name", "type");
errors++;
}
}
if(data.slug !== undefined){
let data1 = data.slug;
if(typeof data1 === "string"){
if(!pattern1.test(data1)){
vErrors = withError(vErrors, instancePath+"/slug", "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/slug", "type");
errors++;
}
}
if(data.template !== undefined){
let data2 = data.template;
if(typeof data2 !== "string"){
vErrors = withError(vErrors, instancePath+"/template", "type");
errors++;
}
if(!((((data2 === "appointment-created") || (data2 === "appointment-canceled")) || (data2 === "appointment-rescheduled")) || (data2 === "appointment-reminder"))){
vErrors = withError(vErrors, instancePath+"/template", "enum");
errors++;
}
}
if(data.subject !== undefined){
let data3 = data.subject;
if(typeof data3 === "string"){
if(func0(data3) > 200){
vErrors = withError(vErrors, instancePath+"/subject", "maxLength", 200);
errors++;
}
if(func0(data3) < 1){
vErrors = withError(vErrors, instancePath+"/subject", "minLength", 1);
errors++;
}
if(!pattern0.test(data3)){
vErrors = withError(vErrors, instancePath+"/subject", "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/subject", "type");
errors++;
}
}
if(data.title !== undefined){
let data4 = data.title;
if(typeof data4 === "string"){
if(func0(data4) > 200){
vErrors = withError(vErrors, instancePath+"/title", "maxLength", 200);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/title", "type");
errors++;
}
}
if(data.paragraphs !== undefined){
let data5 = data.paragraphs;
if(Array.isArray(data5)){
if(data5.length > 20){
vErrors = withError(vErrors, instancePath+"/paragraphs", "maxItems", 20);
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.html === undefined){
vErrors = withError(vErrors, instancePath+"/paragraphs/" + i0, "required", "html");
errors++;
}
for(const key1 in data6){
if(!(key1 === "html")){
vErrors = withError(vErrors, instancePath+"/paragraphs/" + i0, "additionalProperties", key1);
errors++;
}
}
if(data6.html !== undefined){
let data7 = data6.html;
if(typeof data7 === "string"){
if(func0(data7) > 5000){
vErrors = withError(vErrors, instancePath+"/paragraphs/" + i0+"/html", "maxLength", 5000);
errors++;
}
if(func0(data7) < 1){
vErrors = withError(vErrors, instancePath+"/paragraphs/" + i0+"/html", "minLength", 1);
errors++;
}
if(!pattern0.test(data7)){
vErrors = withError(vErrors, instancePath+"/paragraphs/" + i0+"/html", "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/paragraphs/" + i0+"/html", "type");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/paragraphs/" + i0, "type");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/paragraphs", "type");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "type");
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

/** NewCustomEmail as JSON Schema, and the check of it. */
export const NewCustomEmailCheck: CheckedBody = {
  schema: NewCustomEmailBody,
  check: (body) => (validate0(body) ? [] : validate0.errors),
};
