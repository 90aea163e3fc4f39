// Generated from openapi/source by `npm run generate`. Do not edit.

// @ts-nocheck
import { type CheckedBody, withError, codePoints as func0 } from "../../formats/checked-body.ts";
import { NewIntegrationBody } from "../bodies/new-integration.ts";

const pattern0 = new RegExp("\\S", "u");
const pattern1 = new RegExp("^(?:\\*\\.)?[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::[0-9]{1,5})?$", "u");
const pattern2 = new RegExp("^[0-9a-f]{24}$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
vErrors = withError(vErrors, instancePath, "required", "name");
errors++;
}
if(data.kind === undefined){
vErrors = withError(vErrors, instancePath, "required", "kind");
errors++;
}
for(const key0 in data){
if(!((((((key0 === "name") || (key0 === "kind")) || (key0 === "hosts")) || (key0 === "segments")) || (key0 === "enabled")) || (key0 === "description"))){
vErrors = withError(vErrors, instancePath, "additionalProperties", key0);
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func0(data0) > 120){
vErrors = withError(vErrors, instancePath+"/name", "maxLength", 120);
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
if(data.kind !== undefined){
let data1 = data.kind;
if(typeof data1 !== "string"){
vErrors = withError(vErrors, instancePath+"/kind", "type");
errors++;
}
if(!(((((((data1 === "website") || (data1 === "wordpress")) || (data1 === "shopify")) || (data1 === "magento")) || (data1 === "prestashop")) || (data1 === "phone")) || (data1 === "backend"))){
vErrors = withError(vErrors, instancePath+"/kind", "enum");
errors++;
}
}
if(data.hosts !== undefined){
let data2 = data.hosts;
if(Array.isArray(data2)){
if(data2.length > 20){
vErrors = withError(vErrors, instancePath+"/hosts", "maxItems", 20);
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(func0(data3) > 253){
vErrors = withError(vErrors, instancePath+"/hosts/" + i0, "maxLength", 253);
errors++;
}
if(func0(data3) < 1){
vErrors = withError(vErrors, instancePath+"/hosts/" + i0, "minLength", 1);
errors++;
}
if(!pattern1.test(data3)){
vErrors = withError(vErrors, instancePath+"/hosts/" + i0, "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/hosts/" + i0, "type");
errors++;
}
}
if(new Set(data2).size < data2.length){
vErrors = withError(vErrors, instancePath+"/hosts", "uniqueItems");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/hosts", "type");
errors++;
}
}
if(data.segments !== undefined){
let data4 = data.segments;
if(Array.isArray(data4)){
if(data4.length > 50){
vErrors = withError(vErrors, instancePath+"/segments", "maxItems", 50);
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(typeof data5 === "string"){
if(!pattern2.test(data5)){
vErrors = withError(vErrors, instancePath+"/segments/" + i1, "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/segments/" + i1, "type");
errors++;
}
}
if(new Set(data4).size < data4.length){
vErrors = withError(vErrors, instancePath+"/segments", "uniqueItems");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/segments", "type");
errors++;
}
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
vErrors = withError(vErrors, instancePath+"/enabled", "type");
errors++;
}
}
if(data.description !== undefined){
let data7 = data.description;
if(typeof data7 === "string"){
if(func0(data7) > 500){
vErrors = withError(vErrors, instancePath+"/description", "maxLength", 500);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/description", "type");
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

/** NewIntegration as JSON Schema, and the check of it. */
export const NewIntegrationCheck: CheckedBody = {
  schema: NewIntegrationBody,
  check: (body) => (validate0(body) ? [] : validate0.errors),
};
